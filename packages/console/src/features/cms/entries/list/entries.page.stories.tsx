import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./entries.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS v2/Written content",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const ReadOnly = look(scenes.LooksOnly);
export const DefaultOperator = { ...look(scenes.OfTheDefault), name: "Default operator" };
export const Posts = look(scenes.Posts);
export const Modals = look(scenes.Modals);
