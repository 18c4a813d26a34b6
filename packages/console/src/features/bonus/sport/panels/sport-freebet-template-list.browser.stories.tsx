import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sport-freebet-template-list.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Bonus/Sport FreeBets",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Loading = playedScene(scenes.Loading);
