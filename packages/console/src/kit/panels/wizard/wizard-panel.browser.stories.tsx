import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./wizard-panel.scenes.tsx";

// Scenes that jsdom cannot play: they need layout.
export default {
  ...scenes.default,
  title: "In a browser/Patterns/Wizard panel",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const RightToLeft = scenes.RightToLeft;
