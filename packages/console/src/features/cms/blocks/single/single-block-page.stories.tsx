import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./single-block-page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS v2/Login image",
} satisfies SceneMeta;

export const Default = look();
export const NotCreated = look(scenes.NotThereYet);
