import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./transform-operator.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Operators/Transform Operator",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Counting = scenes.Counting;
