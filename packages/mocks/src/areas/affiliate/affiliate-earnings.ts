import { productInCents, sumOf } from "../../db/money/amounts.ts";
import type { Db } from "../../db/db.ts";
import { confirmedOf, moneyFacts } from "../reports/money-facts.ts";
import { playSums } from "../reports/play-sums.ts";
import { settledBets } from "../bets/settled-bets.ts";
import { shareOfUsd } from "../../db/money/usd.ts";
import type { ReportScope } from "../../request/report.ts";

const CPA_IN_USD = 5;
const CPR_IN_USD = 0.5;

/** For each affiliate, the sums of its players' bets and transactions that a report covers, and its earnings. */
export const affiliateEarnings = (db: Db, covers: ReportScope["covers"] = () => true) => {
  const betsOf = Map.groupBy(settledBets(db).filter(covers), (it) => it.player.playerId);
  const depositsOf = Map.groupBy(confirmedOf(moneyFacts(db), "DEPOSIT").filter(covers), (it) => it.playerId);
  return db.reports.affiliates.map(
    ({ affiliate, playerIds, revenueSharePercentage, withdrawnShare, lastWithdrawAt }) => {
      const ids = [...playerIds];
      const deposits = ids.flatMap((it) => depositsOf.get(it) ?? []);
      const { wagerInUSD, ggrInUSD } = playSums(ids.flatMap((it) => betsOf.get(it) ?? []));
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
        activePlayers: ids.filter((it) => betsOf.has(it)).length,
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
