import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bets.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Bets/Bets",
} satisfies SceneMeta;

export const Default = look();
export const Empty = frameLook({ empty: true });
export const Quick = { ...look(scenes.Quick), name: "Quick list" };
export const OnePlayer = look(scenes.OfOnePlayer);
export const SingleSportFilters = look(scenes.SingleSportFilters);
