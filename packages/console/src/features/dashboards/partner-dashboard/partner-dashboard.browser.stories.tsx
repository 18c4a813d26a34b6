import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-dashboard.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Panels/Dashboards/Partner Dashboard/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Default = scenes.Default;
