import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./side-menu.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Shell/Side menu",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const LongContent = playedScene(scenes.LongContent);
export const Scrolls = scenes.Scrolls;
export const ActiveInSight = scenes.ActiveInSight;
export const RightToLeft = scenes.RightToLeft;
