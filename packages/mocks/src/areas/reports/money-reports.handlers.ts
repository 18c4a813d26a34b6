import { percentageOf, sumOf, toCents } from "../../db/money/amounts.ts";
import { bonusTransactions } from "../bonus/bonus-transactions.ts";
import type { Db } from "../../db/db.ts";
import { confirmedOf, moneyFacts } from "./money-facts.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { groups, report } from "../../request/report.ts";
import { dayOf } from "../../db/times/time-zone.ts";
import type { MoneyFact } from "./reports-tables.ts";

const GATEWAY_FEE = 0.015;
const usd = (facts: readonly { amountInUSD: number }[]) => sumOf(facts.map((it) => it.amountInUSD));
const titleOf = (db: Db, opId: string) => db.operators.get(opId)?.title ?? opId;
const statusCounts = (facts: readonly MoneyFact[]) => {
  const count = (...statuses: MoneyFact["status"][]) => facts.filter((it) => statuses.includes(it.status)).length;
  return {
    count: facts.length,
    confirmedCount: count("CONFIRMED"),
    rejectedCount: count("REJECTED", "CANCELED"),
    pendingCount: count("PENDING", "IN_PROGRESS"),
  };
};

export const moneyReports = {
  listTransactionOperatorReport: (call) =>
    report(
      call,
      ({ covers }) =>
        groups(moneyFacts(call.db).filter(covers), (it) => it.opId).map(([opId, facts]) => {
          const deposits = confirmedOf(facts, "DEPOSIT");
          const withdrawals = confirmedOf(facts, "WITHDRAW");
          return {
            opId,
            opTitle: titleOf(call.db, opId),
            depositCount: deposits.length,
            depositInUSD: usd(deposits),
            withdrawCount: withdrawals.length,
            withdrawInUSD: usd(withdrawals),
            netDepositInUSD: sumOf([usd(deposits), -usd(withdrawals)]),
            topupInUSD: usd(confirmedOf(facts, "TOPUP")),
            bonusInUSD: usd(confirmedOf(facts, "BONUS")),
            cashbackInUSD: usd(confirmedOf(facts, "CASHBACK")),
            affiliateInUSD: usd(confirmedOf(facts, "AFFILIATE")),
          };
        }),
      {
        search: (row) => [row.opTitle, row.opId],
        sums: [
          "depositCount",
          "depositInUSD",
          "withdrawCount",
          "withdrawInUSD",
          "netDepositInUSD",
          "topupInUSD",
          "bonusInUSD",
          "cashbackInUSD",
          "affiliateInUSD",
        ],
      },
    ),

  listTransactionReport: (call) => {
    const { transactionType } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const all = moneyFacts(call.db).filter((it) => covers(it) && (!transactionType || it.type === transactionType));
        return groups(all, (it) => `${it.type} ${it.currency}`).map(([, facts]) => {
          const { type, currency } = facts[0]!;
          const confirmed = confirmedOf(facts, type);
          return {
            transactionType: type,
            currency,
            ...statusCounts(facts),
            amount: sumOf(confirmed.map((it) => it.amount)),
            amountInUSD: usd(confirmed),
            averageInUSD: toCents(usd(confirmed) / Math.max(1, confirmed.length)),
          };
        });
      },
      {
        search: (row) => [row.transactionType, row.currency],
        sums: ["count", "confirmedCount", "rejectedCount", "pendingCount", "amountInUSD"],
      },
    );
  },

  listTransactionReportV2: (call) => {
    const { transactionType, gateway, timeZone } = call.input.body;
    return report(
      call,
      ({ covers }) => {
        const all = moneyFacts(call.db).filter(
          (it) =>
            covers(it) && (!transactionType || it.type === transactionType) && (!gateway || it.gateway === gateway),
        );
        return groups(all, (it) => `${dayOf(it.at, timeZone)} ${it.type} ${it.gateway}`).map(([, facts]) => {
          const { at, type, gateway: key } = facts[0]!;
          const confirmed = confirmedOf(facts, type);
          const minutes = confirmed.flatMap((it) => it.minutes ?? []);
          const amountInUSD = usd(confirmed);
          return {
            date: dayOf(at, timeZone),
            transactionType: type,
            gateway: key,
            count: facts.length,
            confirmedCount: confirmed.length,
            successPercentage: percentageOf(confirmed.length, facts.length),
            amountInUSD,
            feeInUSD: key === "internal" ? 0 : toCents(amountInUSD * GATEWAY_FEE),
            averageMinutesToConfirm:
              minutes.length > 0 ? toCents(minutes.reduce((sum, it) => sum + it, 0) / minutes.length) : null,
          };
        });
      },
      {
        search: (row) => [row.gateway, row.transactionType],
        sums: ["count", "confirmedCount", "amountInUSD", "feeInUSD"],
      },
    );
  },

  listBonusReleaseReport: (call) =>
    report(
      call,
      ({ covers }) =>
        [...call.db.bonus.releases.values()]
          .filter((it) => covers({ opId: it.opId, at: Date.parse(it.startTime) }))
          .map((it) => ({
            bonusId: it.bonusId,
            title: it.title,
            opId: it.opId,
            opTitle: titleOf(call.db, it.opId),
            prizeType: it.prizeType,
            startTime: it.startTime,
            endTime: it.endTime,
            players: it.playersCount,
            claims: it.claimsCount,
            claimPercentage: percentageOf(it.claimsCount, it.playersCount),
            grantedInUSD: toCents(it.playersCount * it.bonusAmountInUSD),
            claimedInUSD: toCents(it.claimsCount * it.bonusAmountInUSD),
            wageredInUSD: it.wageredInUSD,
          })),
      {
        search: (row) => [row.title, row.opTitle],
        sums: ["players", "claims", "grantedInUSD", "claimedInUSD", "wageredInUSD"],
      },
    ),

  listBonusTransactionReport: (call) =>
    report(
      call,
      ({ covers }) => {
        const all = bonusTransactions(call.db).filter((it) =>
          covers({ opId: it.opId, at: Date.parse(it.createdAt), currency: it.toCurrency }),
        );
        return groups(all, (it) => `${it.opId} ${it.transactionSubType} ${it.toCurrency}`).map(([, rows]) => {
          const { opId, transactionSubType, toCurrency } = rows[0]!;
          const confirmed = rows.filter((it) => it.status === "CONFIRMED");
          const amountInUSD = sumOf(confirmed.map((it) => it.toAmountInUSD));
          return {
            opId,
            opTitle: titleOf(call.db, opId),
            transactionSubType,
            currency: toCurrency,
            players: new Set(rows.map((it) => it.playerId)).size,
            count: rows.length,
            confirmedCount: confirmed.length,
            amount: sumOf(confirmed.map((it) => it.toAmount)),
            amountInUSD,
            averageInUSD: toCents(amountInUSD / Math.max(1, confirmed.length)),
          };
        });
      },
      {
        search: (row) => [row.opTitle, row.transactionSubType, row.currency],
        sums: ["count", "confirmedCount", "amountInUSD"],
      },
    ),
} satisfies AreaHandlers;
