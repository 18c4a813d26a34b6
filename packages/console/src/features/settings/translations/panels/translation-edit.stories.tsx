import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./translation-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Settings/Create Translation or Edit Translation",
  tags: ["panel:translation-edit"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const LimitedLanguages = look(scenes.LimitedLanguages);
export const LanguageMissing = look(scenes.LanguageLost);
export const New = look(scenes.New);
export const NewForbidden = look(scenes.NewWithoutRight);
