import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./restore-operator-settings-cashback.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Restore Operator Settings, cashback",
  tags: ["panel:restore-operator-settings-cashback"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
