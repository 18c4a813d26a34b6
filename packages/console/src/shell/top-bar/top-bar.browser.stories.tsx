import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./top-bar.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Shell/Top bar",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const RightToLeft = scenes.RightToLeft;
