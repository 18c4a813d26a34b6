import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./page-picker.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS v2/Page Picker",
  tags: ["panel:page-picker"],
} satisfies SceneMeta;

export const Default = look();
export const Error = frameLook({ error: "listCmsPages" });
export const Forbidden = frameLook({ forbidden: "dev-ops" });
export const NoPages = look(scenes.NoPages);
