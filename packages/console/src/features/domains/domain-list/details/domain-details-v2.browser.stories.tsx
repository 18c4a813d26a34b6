import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./domain-details-v2.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Panels/Settings/Domain/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Actions = scenes.Actions;
