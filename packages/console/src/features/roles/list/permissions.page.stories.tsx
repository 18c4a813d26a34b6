import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./permissions.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Staff permissions",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
