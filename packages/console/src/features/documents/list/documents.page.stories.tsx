import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./documents.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Documents/Documents",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
