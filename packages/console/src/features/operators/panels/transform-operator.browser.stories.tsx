import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./transform-operator.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Operators/Transform Operator",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Counting = scenes.Counting;
