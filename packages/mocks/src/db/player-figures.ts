import { sumOf } from "./amounts.ts";
import { confirmedOf } from "./money-facts.ts";
import { totalOf, type Tally } from "./play-tallies.ts";
import type { MoneyFact } from "./tables/reports-tables.ts";

const usd = (facts: readonly MoneyFact[]) => sumOf(facts.map((it) => it.amountInUSD));

/** What some players did in a time: their transactions, and their settled bets by player and category, added up. */
export const playerFigures = (money: readonly MoneyFact[], plays: readonly Tally[]) => {
  const deposits = confirmedOf(money, "DEPOSIT");
  const sport = plays.filter(({ game }) => game.category === "SPORT");
  const all = totalOf(plays);
  const sportGGRInUSD = totalOf(sport).ggrInUSD;
  return {
    firstDeposits: deposits.filter((it) => it.isFirst).length,
    activePlayers: new Set(plays.map((it) => it.playerId)).size,
    depositInUSD: usd(deposits),
    withdrawInUSD: usd(confirmedOf(money, "WITHDRAW")),
    bonusInUSD: usd(confirmedOf(money, "BONUS")),
    cashbackInUSD: usd(confirmedOf(money, "CASHBACK")),
    wagerInUSD: all.wagerInUSD,
    ggrInUSD: all.ggrInUSD,
    casinoGGRInUSD: sumOf([all.ggrInUSD, -sportGGRInUSD]),
    sportGGRInUSD,
  };
};
