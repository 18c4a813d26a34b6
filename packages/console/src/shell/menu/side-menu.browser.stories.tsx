import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./side-menu.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "Pages/Shell/Side menu/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const LongNames = scenes.LongNames;
export const Scrolls = scenes.Scrolls;
export const ActiveInSight = scenes.ActiveInSight;
export const RightToLeft = scenes.RightToLeft;
