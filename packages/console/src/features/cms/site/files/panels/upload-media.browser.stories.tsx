import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./upload-media.scenes.tsx";

// Scenes that need layout, a file input or a chart, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/CMS (v1)/Upload Files",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Uploaded = scenes.Uploaded;
export const OneFile = scenes.OneFile;
export const OneRefused = scenes.OneRefused;
export const HarmfulSvg = scenes.HarmfulSvg;
