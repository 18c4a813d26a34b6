import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bet.page.scenes.tsx";

export default {
  ...scenes.default,
  title: "Pages/Bets/Bet details",
} satisfies SceneMeta;

export const Default = look();
export const NotFound = look(scenes.Gone);
