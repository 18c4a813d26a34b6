import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./roles.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Roles",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
