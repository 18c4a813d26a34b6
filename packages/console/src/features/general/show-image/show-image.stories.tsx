import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./show-image.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Other/Show Image",
  tags: ["panel:show-image"],
} satisfies SceneMeta;

export const Default = look();
