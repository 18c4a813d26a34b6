import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./record-page.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "In a browser/Patterns/Record page",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const LongContent = playedScene(scenes.LongContent);
export const RightToLeft = scenes.RightToLeft;
