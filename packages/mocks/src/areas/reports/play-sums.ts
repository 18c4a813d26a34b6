import { sumOf } from "../../db/money/amounts.ts";
import type { BetRow } from "../bets/bets-tables.ts";

/** Number, stakes, wins and GGR of settled bets. */
export const playSums = (bets: readonly BetRow[]) => {
  const wagerInUSD = sumOf(bets.map((it) => it.betAmountInUSD));
  const wonInUSD = sumOf(bets.map((it) => it.winAmountInUSD));
  return { bets: bets.length, wagerInUSD, wonInUSD, ggrInUSD: sumOf([wagerInUSD, -wonInUSD]) };
};
