import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./restore-operator-settings-affiliate.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Restore Operator Settings",
  tags: ["panel:restore-operator-settings-affiliate"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
