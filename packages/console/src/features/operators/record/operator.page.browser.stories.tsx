import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator.page.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Pages/Operators/Operator details/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Default = scenes.Default;
