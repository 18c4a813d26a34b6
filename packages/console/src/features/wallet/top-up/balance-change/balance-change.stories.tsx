import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./balance-change.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Transactions/Change balance",
  tags: ["panel:balance-change"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
