import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bonus-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Bonus",
  tags: ["panel:bonus-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
export const New = look(scenes.Added);
export const ForOneCurrency = { ...look(scenes.ForOneCurrency), name: "One currency" };
