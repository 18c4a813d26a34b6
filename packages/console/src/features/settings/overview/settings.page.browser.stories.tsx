import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./settings.page.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Settings/Overview",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Overview = scenes.Overview;
