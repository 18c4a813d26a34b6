import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-deposit-bonus.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Delete bonus",
  tags: ["panel:delete-deposit-bonus"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
