import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tags.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games catalogue/Game tags",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const ForOperator = { ...look(scenes.ForOperator), name: "Signed in as operator staff" };
