import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./saas-zones.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/SaaS zones",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
