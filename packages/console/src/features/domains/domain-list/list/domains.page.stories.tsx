import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./domains.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Settings/Domains",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const NoFile = { ...look(scenes.NoFile), name: "Without export" };
