import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./menus.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/CMS (v1)/Menus",
} satisfies SceneMeta;

export const Default = look();
export const Empty = look(scenes.Empty);
export const ManyItems = look(scenes.TwoHundredItems);
