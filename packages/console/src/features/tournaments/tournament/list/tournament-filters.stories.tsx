import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tournament-filters.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Tournaments/Tournament filters",
} satisfies SceneMeta;

export const Default = look();
export const Offered = look(scenes.Offered);
