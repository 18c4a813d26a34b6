import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./post-editor.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS v2/Blog post",
} satisfies SceneMeta;

export const Default = look();
export const New = look(scenes.Added);
