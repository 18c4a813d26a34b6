import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./row-details.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Every list/Details of a row",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const RightToLeft = scenes.RightToLeft;
