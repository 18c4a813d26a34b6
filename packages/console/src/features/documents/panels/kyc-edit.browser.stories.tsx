import { playedScene } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./kyc-edit.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/Documents/Document/Correcting",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const ImageReplaced = scenes.ImageReplaced;
export const ImageUploaded = playedScene(scenes.ImageUploaded);
