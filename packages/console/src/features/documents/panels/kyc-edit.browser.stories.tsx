import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./kyc-edit.scenes.tsx";

// Scenes that jsdom cannot play: they need layout, a real file input or a chart.
export default {
  ...scenes.default,
  title: "Panels/Documents/Document/Correcting/In a browser",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const ImageReplaced = scenes.ImageReplaced;
export const ImageUploaded = scenes.ImageUploaded;
