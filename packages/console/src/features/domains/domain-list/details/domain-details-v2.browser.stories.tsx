import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./domain-details-v2.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Settings/Domain",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Actions = scenes.Actions;
