import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./page-editor.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS v2/CMS page",
} satisfies SceneMeta;

export const Default = look();
export const ReadOnly = look(scenes.LooksOnly);
export const NoHtml = { ...look(scenes.WithoutHtml), name: "Without HTML" };
