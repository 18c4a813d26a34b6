import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./permission-edit.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Settings/Create Permission or Edit Permission",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const New = playedScene(scenes.New);
export const KeyTaken = scenes.KeyTaken;
