import { frameLook } from "#testing/frame-look.ts";
import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bet-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bets/Bet Details",
  tags: ["panel:bet-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = frameLook({ forbidden: "operator-manager" });
export const NotFound = look(scenes.Gone);
export const Combination = look(scenes.Combination);
export const Casino = look(scenes.Casino);
