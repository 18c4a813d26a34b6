import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./quick-dashboard.page.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Pages/Dashboards/Quick dashboard",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Waiting = scenes.Waiting;
export const ForDevOps = playedScene(scenes.ForDevOps);
export const Failed = scenes.Failed;
export const RightToLeft = scenes.RightToLeft;
