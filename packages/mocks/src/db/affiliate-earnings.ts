import { sumOf, toCents } from "./amounts.ts";
import type { Db } from "./db.ts";
import { moneyFacts } from "./money-facts.ts";
import { playFacts } from "./play-facts.ts";
import { ggrOfPlays } from "./play-sums.ts";
import type { MoneyFact, PlayFact } from "./tables/reports-tables.ts";

const CPA_IN_USD = 5;
const CPR_IN_USD = 0.5;

/** For each affiliate, the sums of these plays and transactions of its players, and its earnings. */
export const affiliateEarnings = (
  db: Db,
  plays: readonly PlayFact[] = playFacts(db),
  money: readonly MoneyFact[] = moneyFacts(db),
) => {
  const playsOf = Map.groupBy(plays, (it) => it.playerId);
  const depositsOf = Map.groupBy(
    money.filter((it) => it.type === "DEPOSIT" && it.status === "CONFIRMED"),
    (it) => it.playerId,
  );
  return db.reports.affiliates.map(
    ({ affiliate, playerIds, revenueSharePercentage, withdrawnShare, lastWithdrawAt }) => {
      const ids = [...playerIds];
      const played = ids.flatMap((it) => playsOf.get(it) ?? []);
      const deposits = ids.flatMap((it) => depositsOf.get(it) ?? []);
      const ggrInUSD = ggrOfPlays(played);
      const revenueShareInUSD = toCents((Math.max(0, ggrInUSD) * revenueSharePercentage) / 100);
      const cpaInUSD = toCents(CPA_IN_USD * new Set(deposits.map((it) => it.playerId)).size);
      const cprInUSD = toCents(CPR_IN_USD * ids.length);
      const totalInUSD = sumOf([revenueShareInUSD, cpaInUSD, cprInUSD]);
      const withdrawnInUSD = toCents(totalInUSD * withdrawnShare);
      return {
        affiliateId: affiliate.playerId,
        affiliateCode: affiliate.playerCode,
        opId: affiliate.opId,
        opTitle: affiliate.opTitle,
        referredPlayers: ids.length,
        activePlayers: ids.filter((it) => playsOf.has(it)).length,
        depositInUSD: sumOf(deposits.map((it) => it.amountInUSD)),
        wagerInUSD: sumOf(played.map((it) => it.wagerInUSD)),
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
