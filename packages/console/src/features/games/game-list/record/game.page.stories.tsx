import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./game.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games catalogue/Game",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.ReadOnly);
