import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./game-category-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Games catalogue/Game category",
  tags: ["panel:game-category-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const GlobalForOperator = look(scenes.GlobalForOperator);
export const LimitedLanguages = look(scenes.LimitedLanguages);
export const New = look(scenes.New);
export const NewForOperator = look(scenes.NewForOperator);
