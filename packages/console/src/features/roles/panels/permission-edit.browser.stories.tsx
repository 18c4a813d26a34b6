import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./permission-edit.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Settings/Create Permission or Edit Permission",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Added = scenes.Added;
export const KeyTaken = scenes.KeyTaken;
