import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./side-menu.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Shell/Side menu",
} satisfies SceneMeta;

export const Default = look(scenes.Default);
export const LongContent = look(scenes.LongNames);
export const WithoutName = { ...look(scenes.Nameless), name: "User without a name" };
export const Partner = look(scenes.Partner);
