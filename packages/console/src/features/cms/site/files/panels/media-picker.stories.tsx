import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./media-picker.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS (v1)/Media Picker",
  tags: ["panel:media-picker"],
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Error = frameLook({ error: "listMedia" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });
