import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bonus-form-edit.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bonus/Bonus form",
  tags: ["panel:bonus-form-edit"],
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.LooksOnly);
export const QuestionAdded = look(scenes.OneQuestionMore);
