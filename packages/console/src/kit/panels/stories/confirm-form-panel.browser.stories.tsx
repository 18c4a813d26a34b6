import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./confirm-form-panel.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, or a call that is aborted.
export default {
  ...scenes.default,
  title: "In a browser/Patterns/Confirmation with fields",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const AnsweredTooLate = scenes.AnsweredTooLate;
export const LongContent = playedScene(scenes.LongContent);
export const RightToLeft = scenes.RightToLeft;
