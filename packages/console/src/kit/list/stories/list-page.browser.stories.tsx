import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./list-page.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "Patterns/List page/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const HostileTexts = scenes.HostileTexts;
export const RightToLeft = scenes.RightToLeft;
