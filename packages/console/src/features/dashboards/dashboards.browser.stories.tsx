import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./dashboards.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Dashboards/Dashboard",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const CourseAndLeaders = scenes.CourseAndLeaders;
export const Partner = scenes.Partner;
