import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./games.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games catalogue/Games catalogue",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const ForAnOperator = { ...look(scenes.ForAnOperator), name: "One operator" };
