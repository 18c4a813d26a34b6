import { sumOf } from "../../db/money/amounts.ts";
import { confirmedOf } from "../reports/money-facts.ts";
import { playSums } from "../reports/play-sums.ts";
import type { BetRow } from "../bets/bets-tables.ts";
import type { MoneyFact } from "../reports/reports-tables.ts";

const usd = (facts: readonly MoneyFact[]) => sumOf(facts.map((it) => it.amountInUSD));

/** Totals of some players in a period, from their transactions and settled bets. */
export const playerFigures = (money: readonly MoneyFact[], bets: readonly BetRow[]) => {
  const deposits = confirmedOf(money, "DEPOSIT");
  const all = playSums(bets);
  const sportGGRInUSD = playSums(bets.filter((it) => it.betType === "SPORT")).ggrInUSD;
  return {
    firstDeposits: deposits.filter((it) => it.isFirst).length,
    activePlayers: new Set(bets.map((it) => it.player.playerId)).size,
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
