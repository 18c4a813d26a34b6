import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./sport-freebet-template-list.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Bonus/Sport FreeBets",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Loading = scenes.Loading;
