import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./gateway.pages.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Withdraw/Gateway",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
export const ReadOnly = look(scenes.ReadOnly);
