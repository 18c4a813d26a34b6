import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./games.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games catalogue/Games catalogue",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const Forbidden = look(scenes.Forbidden);
export const ForAnOperator = look(scenes.ForAnOperator);
