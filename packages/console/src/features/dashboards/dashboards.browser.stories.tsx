import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./dashboards.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Dashboards/Dashboard",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const CourseAndLeaders = scenes.CourseAndLeaders;
export const Partner = scenes.Partner;
