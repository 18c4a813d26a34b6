import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./delete-blog-post.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/CMS v2/Delete blog post",
  tags: ["panel:delete-blog-post"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
