import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tournament-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tournaments/Tournament",
  tags: ["panel:tournament-edit"],
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
