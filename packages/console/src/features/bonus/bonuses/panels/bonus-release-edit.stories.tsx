import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bonus-release-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Bonus release",
  tags: ["panel:bonus-release-edit"],
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
export const Running = look(scenes.Running);
export const New = look(scenes.Added);
