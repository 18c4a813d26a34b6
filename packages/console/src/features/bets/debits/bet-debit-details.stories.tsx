import { look } from "#testing/look.ts";
import type { SceneMeta } from "#testing/staging.tsx";
import * as scenes from "./bet-debit-details.scenes.tsx";

export default {
  ...scenes.default,
  title: "Panels/Bets/Bet Debit",
  tags: ["panel:bet-debit-details"],
} satisfies SceneMeta;

export const Default = look();
export const Forbidden = look(scenes.WithoutRight);
export const NotFound = look(scenes.Gone);
