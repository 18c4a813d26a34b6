import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./branding.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS (v1)/Branding",
} satisfies SceneMeta;

export const Default = look();
