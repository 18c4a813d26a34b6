import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./partner-dashboard.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Dashboards/Partner Dashboard",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Default = playedScene(scenes.Default);
