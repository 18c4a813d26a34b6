import { affiliateDefaults } from "../../areas/affiliate/affiliate-defaults.ts";
import type { Db } from "../../db/db.ts";
import { every, PAGE, SMALL, type Reads } from "./cases.ts";
import { NONE, unknownPlayer, codeOf, pendingKyc } from "./people-rows.ts";

const LIST = { page: 1, limit: 10_000, opId: "*" };
const STATS = {
  totalPlayersWagerInUSD: 12_000,
  totalReferredPlayersPlInUSD: 1000,
  totalClaimedBonusAmountInUSD: 100,
  totalCashbacksInUSD: 50,
};
const SUM = {
  betAmountInUSD: 5000,
  winAmountInUSD: 4200,
  cashBonusInUSD: 100,
  bonusClaimInUSD: 50,
  claimedCashbacksInUSD: 10,
  cashbackPercentage: 10,
};
const LTV = {
  claimedBonuses: true,
  claimedCashbacks: true,
  cpr: true,
  cpa: true,
  affCommission: true,
  tournamentPrizes: true,
};

/** Players, KYC, partners, affiliates, cashback. */
export const peopleReads = (db: Db) => {
  const players = every(db.players.values(), 20);
  const own = [db.affiliate.overrides, db.cashback.overrides].flatMap((it) =>
    [...db.players.values()].filter(({ playerCode }) => it.has(playerCode)).slice(0, 3),
  );
  const withNobody = [...players.map(codeOf), ...own.map(codeOf), unknownPlayer];
  const partners = [...db.partners.partners.values()];
  return {
    listPlayers: [
      { body: LIST },
      {
        body: { ...LIST, isDeleted: false, isTest: false, search: "a", sortBy: "balanceInUSD", sortDirection: "desc" },
      },
      { body: { page: 1, limit: 1, playerCode: players[0]?.playerCode ?? "NOBODY" } },
      { body: { page: 1, limit: 1, playerId: players[0]?.playerId ?? "nobody" } },
      { body: { page: 1, limit: 1, hasPendingDebit: true } },
    ],
    listPlayerBalances: [
      { body: PAGE },
      { body: { ...SMALL, currency: "USD", minBalanceInUSD: 10, maxBalanceInUSD: 5000, sortBy: "balanceInUSD" } },
    ],
    listUsernameRequests: [{ body: PAGE }, { body: { ...SMALL, status: "PENDING", sortBy: "requestedAt" } }],
    listPlayerBonuses: withNobody.map(({ playerCode }) => ({ body: { ...PAGE, playerCode } })),
    showPlayerBonus: [...every(db.playerRecords.bonuses.keys(), 5), NONE].map((uniqeId) => ({ body: { uniqeId } })),
    calculatePlayerLtv: withNobody.map((it) => ({ body: { ...it, params: LTV } })),
    listKyc: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, kycStatus: "PENDING", sortBy: "createdAt", sortDirection: "asc" } },
      { body: { ...PAGE, optionType: "PASSPORT_COPY", level: 3, isTest: false, search: "a" } },
    ],
    showKyc: [pendingKyc(db)?.kycId ?? NONE, ...every(db.kyc.items.keys(), 30), NONE].map((kycId) => ({
      body: { kycId },
    })),
    listPartners: [
      { body: PAGE },
      { body: { ...SMALL, includeBrands: true, partnerType: "BRANDED", isActive: true, sortBy: "balanceInUSD" } },
    ],
    showPartner: [...partners.map((it) => it.partnerId), "pt-none"].map((partnerId) => ({ body: { partnerId } })),
    searchPartners: [{ body: { query: "me" } }, { body: { query: "auro", opId: "op-nordlys", includeBrands: true } }],
    listPartnerChannelDomains: ["op-nordlys", "br-polaris", "op-nowhere"].map((opId) => ({ query: { opId } })),
    listPartnerChannels: [{ body: PAGE }, { body: { ...SMALL, isPartner: true, search: "e", sortBy: "playerCount" } }],
    reportPartnerChannels: [
      { body: PAGE },
      { body: { ...SMALL, isTest: false, sortBy: "ggrInUSD", sortDirection: "desc" } },
    ],
    showPartnerDashboard: [...every(partners, 10).map((it) => it.partnerId), "pt-none"].flatMap((partnerId) =>
      (["TODAY", "THIS_WEEK", "THIS_MONTH", "THIS_YEAR"] as const).map((period) => ({ body: { partnerId, period } })),
    ),
    listPartnerWithdraws: [{ body: PAGE }, { body: { ...SMALL, status: "PENDING", sortBy: "createdAt" } }],
    showPartnerWithdraw: [...db.partners.withdraws.keys(), "ptx-none"].map((txId) => ({ body: { txId } })),
    listPartnerWithdrawHistory: [{ body: { page: 1, itemsPerPage: 50 } }, { body: { ...SMALL, partnerId: "pt-4711" } }],
    showPartnerWithdrawInfo: [...partners, { opId: "op-nordlys", partnerId: "pt-none" }].map(({ opId, partnerId }) => ({
      body: { opId, partnerId },
    })),
    listAffiliateChannels: withNobody.map(({ playerCode }) => ({
      body: { page: 1, limit: 100, opId: "*", playerCode },
    })),
    showAffiliateSummary: withNobody.map((body) => ({ body })),
    showAffiliateReport: withNobody.map((body) => ({ body: { ...body, period: "THIS_MONTH" as const } })),
    listReferredPlayers: withNobody.map(({ playerCode }) => ({ body: { ...PAGE, playerCode } })),
    listAffiliateWithdrawals: [{ body: PAGE }, { body: { ...SMALL, status: "PENDING", sortBy: "date" } }],
    listAffiliateWithdrawJobs: [{ body: PAGE }, { body: { ...SMALL, status: "COMPLETED" } }],
    listAffiliates: [{ body: PAGE }, { body: { ...SMALL, search: "o", sortBy: "referredPlayerCount" } }],
    showAffiliateSettings: [{ body: { opId: "op-nordlys" } }, ...withNobody.map((body) => ({ body }))],
    calculateAffiliateProfit: [{ body: { config: { referredPlayersStats: STATS, settings: affiliateDefaults } } }],
    showCashbackSummary: withNobody.map((body) => ({ body })),
    showBonusSummary: withNobody.map((body) => ({ body })),
    showCashbackSettings: [{ body: { opId: "op-nordlys" } }, ...withNobody.map((body) => ({ body }))],
    calculateCashback: [{ body: SUM }],
  } satisfies Reads;
};
