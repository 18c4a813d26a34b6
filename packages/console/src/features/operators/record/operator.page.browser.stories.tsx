import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator.page.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Operators/Operator details",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const OverviewAndTabs = scenes.OverviewAndTabs;
