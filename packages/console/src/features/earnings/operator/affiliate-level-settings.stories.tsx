import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./affiliate-level-settings.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Withdraw/Affiliate Level Settings",
  tags: ["panel:affiliate-level-settings"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const FiguresError = { ...look(scenes.Unread), name: "Figures not loaded" };
