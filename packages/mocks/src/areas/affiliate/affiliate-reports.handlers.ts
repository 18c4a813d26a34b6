import { affiliateEarnings } from "./affiliate-earnings.ts";
import { percentageOf, toCents } from "../../db/money/amounts.ts";
import { channelResults } from "../partners/channel-results.ts";
import type { AreaHandlers } from "../../request/handler.ts";
import { report } from "../../request/report.ts";

const PARTNER_SHARE = 20;

export const affiliateReports = {
  listAffiliateRevenueReport: (call) =>
    report(call, ({ scope, covers }) => affiliateEarnings(call.db, covers).filter((it) => scope.has(it.opId)), {
      search: (row) => [row.affiliateCode, row.opTitle],
      sums: [
        "referredPlayers",
        "activePlayers",
        "depositInUSD",
        "wagerInUSD",
        "ggrInUSD",
        "revenueShareInUSD",
        "cpaInUSD",
        "cprInUSD",
        "totalInUSD",
        "withdrawnInUSD",
        "balanceInUSD",
      ],
    }),

  listTopAffiliateReport: (call) => {
    return report(
      call,
      ({ scope, covers }) =>
        affiliateEarnings(call.db, covers)
          .filter((it) => scope.has(it.opId))
          .toSorted((a, b) => b.totalInUSD - a.totalInUSD)
          .map((it, index) => ({
            rank: index + 1,
            affiliateId: it.affiliateId,
            affiliateCode: it.affiliateCode,
            opId: it.opId,
            opTitle: it.opTitle,
            referredPlayers: it.referredPlayers,
            activePlayers: it.activePlayers,
            depositInUSD: it.depositInUSD,
            wagerInUSD: it.wagerInUSD,
            ggrInUSD: it.ggrInUSD,
            totalInUSD: it.totalInUSD,
          })),
      {
        search: (row) => [row.affiliateCode, row.opTitle],
        sums: ["referredPlayers", "activePlayers", "depositInUSD", "wagerInUSD", "ggrInUSD", "totalInUSD"],
      },
    );
  },

  listTopChannelReport: (call) =>
    report(
      call,
      (asked) =>
        channelResults(call.db, asked)
          .filter((it) => asked.scope.has(it.opId))
          .toSorted((a, b) => b.depositInUSD - a.depositInUSD)
          .map((it, index) => ({ rank: index + 1, ...it })),
      {
        search: (row) => [row.description, row.domain, row.channelId],
        sums: ["clicks", "registrations", "firstDeposits", "depositInUSD", "ggrInUSD"],
      },
    ),

  listPartnerChannelReport: (call) => {
    const { partnerId } = call.input.body;
    return report(
      call,
      (asked) =>
        channelResults(call.db, asked)
          .filter((it) => asked.scope.has(it.opId) && (!partnerId || it.partnerId === partnerId))
          .map((it) => ({
            ...it,
            conversionPercentage: percentageOf(it.registrations, it.clicks),
            partnerShareInUSD: it.partnerId ? toCents((Math.max(0, it.ggrInUSD) * PARTNER_SHARE) / 100) : 0,
          })),
      {
        search: (row) => [row.description, row.domain, row.channelId, row.partnerId],
        sums: ["clicks", "registrations", "firstDeposits", "depositInUSD", "ggrInUSD", "partnerShareInUSD"],
      },
    );
  },
} satisfies AreaHandlers;
