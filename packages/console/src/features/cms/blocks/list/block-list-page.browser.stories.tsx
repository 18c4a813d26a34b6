import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./block-list-page.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Pages/CMS v2/Sliders",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const PutInOrderByDrag = scenes.PutInOrderByDrag;
