import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./show-image.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Other/Show Image",
  tags: ["panel:show-image"],
} satisfies SceneMeta;

export const Default = look();
export const Error = look(scenes.Unreadable);
export const LongContent = look(scenes.LongCaption);
export const OneImage = look(scenes.OneImage);
