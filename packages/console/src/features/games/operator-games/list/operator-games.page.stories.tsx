import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./operator-games.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games catalogue/Games",
} satisfies SceneMeta;

export const Default = look();
