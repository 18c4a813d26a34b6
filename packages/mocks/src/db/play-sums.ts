import { percentageOf, sumOf } from "./amounts.ts";
import type { PlayFact } from "./tables/reports-tables.ts";

/** GGR: stakes less wins. */
export const ggrOfPlays = (plays: readonly PlayFact[]): number =>
  sumOf(plays.flatMap((it) => [it.wagerInUSD, -it.wonInUSD]));

/** The sums of these plays. */
export const playSums = (plays: readonly PlayFact[]) => {
  const wagerInUSD = sumOf(plays.map((it) => it.wagerInUSD));
  const wonInUSD = sumOf(plays.map((it) => it.wonInUSD));
  return {
    games: new Set(plays.map((it) => it.game)).size,
    players: new Set(plays.map((it) => it.playerId)).size,
    bets: plays.length,
    wagerInUSD,
    wonInUSD,
    ggrInUSD: sumOf([wagerInUSD, -wonInUSD]),
    rtpPercentage: percentageOf(wonInUSD, wagerInUSD),
  };
};
