import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./theme.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS (v1)/Theme",
} satisfies SceneMeta;

export const Default = look();
export const NoSiteChosen = look(scenes.NoSiteChosen);
