import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./media-picker.scenes.tsx";

// Scenes that need a file input, which jsdom lacks.
export default {
  ...scenes.default,
  title: "In a browser/Panels/CMS (v1)/Media Picker",
  tags: ["!dev", "!autodocs"],
} satisfies SceneMeta;

export const Uploaded = scenes.Uploaded;
