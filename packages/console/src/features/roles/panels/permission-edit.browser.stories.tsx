import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./permission-edit.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Panels/Settings/Create Permission or Edit Permission/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Added = scenes.Added;
export const KeyTaken = scenes.KeyTaken;
