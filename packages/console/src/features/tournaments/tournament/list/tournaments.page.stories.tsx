import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./tournaments.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Tournaments/Tournaments",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const New = { ...look(scenes.Added), name: "New tournament" };
export const PrizeQueue = look(scenes.PrizesClearedByKeys);
export const Winner = { ...look(scenes.Winner), name: "Winner page" };
export const Record = { ...look(scenes.Record), name: "Tournament page" };
