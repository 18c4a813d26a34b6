import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./game-activities.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Games catalogue/Game activities",
} satisfies SceneMeta;

export const Default = look();
