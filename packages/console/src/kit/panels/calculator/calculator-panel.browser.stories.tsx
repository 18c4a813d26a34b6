import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./calculator-panel.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "In a browser/Patterns/Calculator panel",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const RightToLeft = scenes.RightToLeft;
