import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./reports.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Reports/Reports",
} satisfies SceneMeta;

export const Default = look();
