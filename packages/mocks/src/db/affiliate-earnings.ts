import { productInCents, sumOf } from "./amounts.ts";
import type { Db } from "./db.ts";
import { moneyFacts } from "./money-facts.ts";
import { EVER, tallyPlays, totalOf, type Plays } from "./play-tallies.ts";
import { shareOfUsd } from "./usd.ts";
import type { MoneyFact } from "./tables/reports-tables.ts";

const CPA_IN_USD = 5;
const CPR_IN_USD = 0.5;

/** For each affiliate, the sums of its players' bets and of these transactions, and its earnings. */
export const affiliateEarnings = (db: Db, plays: Plays = EVER, money: readonly MoneyFact[] = moneyFacts(db)) => {
  const playsOf = Map.groupBy(tallyPlays(db, plays, ["player"]), (it) => it.playerId);
  const depositsOf = Map.groupBy(
    money.filter((it) => it.type === "DEPOSIT" && it.status === "CONFIRMED"),
    (it) => it.playerId,
  );
  return db.reports.affiliates.map(
    ({ affiliate, playerIds, revenueSharePercentage, withdrawnShare, lastWithdrawAt }) => {
      const ids = [...playerIds];
      const played = ids.flatMap((it) => playsOf.get(it) ?? []);
      const deposits = ids.flatMap((it) => depositsOf.get(it) ?? []);
      const { wagerInUSD, ggrInUSD } = totalOf(played);
      const revenueShareInUSD = shareOfUsd(Math.max(0, ggrInUSD), revenueSharePercentage);
      const cpaInUSD = productInCents(CPA_IN_USD, new Set(deposits.map((it) => it.playerId)).size);
      const cprInUSD = productInCents(CPR_IN_USD, ids.length);
      const totalInUSD = sumOf([revenueShareInUSD, cpaInUSD, cprInUSD]);
      const withdrawnInUSD = productInCents(totalInUSD, withdrawnShare);
      return {
        affiliateId: affiliate.playerId,
        affiliateCode: affiliate.playerCode,
        opId: affiliate.opId,
        opTitle: affiliate.opTitle,
        referredPlayers: ids.length,
        activePlayers: ids.filter((it) => playsOf.has(it)).length,
        depositInUSD: sumOf(deposits.map((it) => it.amountInUSD)),
        wagerInUSD,
        ggrInUSD,
        revenueSharePercentage,
        revenueShareInUSD,
        cpaInUSD,
        cprInUSD,
        totalInUSD,
        withdrawnInUSD,
        balanceInUSD: sumOf([totalInUSD, -withdrawnInUSD]),
        lastWithdrawAt,
      };
    },
  );
};
