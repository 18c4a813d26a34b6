import { affiliateDefaults } from "../../areas/affiliate/affiliate-defaults.ts";
import type { Db } from "../../db/db.ts";
import type { Writes } from "./cases.ts";
import {
  idsOf,
  existingPlayer,
  playerWithCashback,
  NONE,
  codeOf,
  overridden,
  pendingKyc,
  affiliateWithProfit,
  partnerWithBalance,
  PROMISED,
} from "./people-rows.ts";

/** The fields of a decision on a KYC item. */
const kycDecision = (db: Db) => {
  const { kycId, playerId, playerCode } = pendingKyc(db);
  return { kycId, playerId, playerCode, noteForPlayer: "Seen." };
};

/** Players, KYC, partners, affiliates, cashback. */
export const peopleWrites = {
  changePlayerPassword: (db) => ({
    body: { ...idsOf(existingPlayer(db)), newPassword: "Winter-2026", passwordConfirm: "Winter-2026" },
  }),
  resetPlayerTwoFactor: (db) => ({ body: idsOf([...db.players.values()].find((it) => it.is2FAEnabled)!) }),
  deletePlayer: (db) => {
    const player = existingPlayer(db);
    return { query: { ...idsOf(player), ...(player.username && { playerUsername: player.username }), uuid: NONE } };
  },
  exportHighDepositors: () => ({
    body: { opId: "*", from: "2020-01-01T00:00:00Z", to: "2030-01-01T00:00:00Z", depositAmountInUSDThreshold: 1 },
  }),
  reviewUsername: (["APPROVE", "REJECT"] as const).map((status) => (db: Db) => {
    const { playerCode } = [...db.playerRecords.usernames.values()].find((it) => it.status === "PENDING")!;
    return { body: { playerCode, username: "effect_fox", status, note: "Seen." } };
  }),
  changeKyc: [
    (db) => ({ body: { action: "approve", ...kycDecision(db) } }),
    (db) => ({ body: { action: "reject", ...kycDecision(db) } }),
  ],
  // Without a brand, and of a brand that had no partner.
  createPartnerSettings: [
    { partnerType: "NORMAL" as const, opId: "op-solvik", parentOpId: null },
    { partnerType: "BRANDED" as const, opId: "br-lucky-otter", parentOpId: "op-nordlys" },
  ].map((place) => (db: Db) => {
    const { partnerId: _, ...settings } = partnerWithBalance(db);
    return { body: { ...settings, partnerTitle: "Effect Media", ...place } };
  }),
  recreatePartnerUserPermission: (db) => {
    const { opId, partnerId } = partnerWithBalance(db);
    return { body: { opId, partnerId } };
  },
  createPartnerChannel: () => ({ body: { description: "Effect", domain: "nordlys.example.com", opId: "op-nordlys" } }),
  reviewPartnerWithdraw: (["reject", "approve"] as const).map((actionType) => (db: Db) => {
    const { txId, partnerId } = [...db.partners.withdraws.values()].find((it) => it.status === "PENDING")!;
    return { body: { txId, partnerId, actionType, note: "Seen." } };
  }),
  requestPartnerWithdraw: (db) => {
    const { opId, partnerId } = partnerWithBalance(db);
    return { body: { opId, partnerId, walletAddress: `T${"a".repeat(33)}` } };
  },
  withdrawAffiliateProfit: (db) => {
    const { player, balance } = affiliateWithProfit(db);
    return { body: { ...codeOf(player), totalProfitInUSD: balance } };
  },
  startAffiliateWithdrawJob: (db) => ({ body: { opId: affiliateWithProfit(db).player.opId } }),
  cancelAffiliateWithdrawJob: (db) => {
    const { opId, jobId } = [...db.affiliate.jobs.values()].find((it) => it.status === "RUNNING")!;
    return { body: { opId, jobId } };
  },
  deleteAffiliate: (db) => ({ body: { adminId: [...db.affiliate.affiliates.keys()][0]! } }),
  overrideAffiliateSettings: (db) => ({
    body: { ...codeOf(affiliateWithProfit(db).player), settings: { ...affiliateDefaults, ...PROMISED } },
  }),
  restoreAffiliateSettings: (db) => ({ body: codeOf(overridden(db, db.affiliate.overrides)) }),
  updateAffiliateLevels: (db) => {
    const { levelSettings } = affiliateDefaults;
    return { body: { opId: affiliateWithProfit(db).player.opId, levelSettings: levelSettings.slice(0, 1) } };
  },
  claimCashback: [true, false].map((autoApproval) => (db: Db) => ({
    body: codeOf(playerWithCashback(db, autoApproval)),
  })),
  overrideCashbackSettings: (db) => ({
    body: {
      ...codeOf(playerWithCashback(db)),
      minWithdrawAmountInUSD: 1,
      autoApproval: false,
      settings: [{ lostAmountInUSD: 0, percentage: 50 }],
      settingsToOverride: [0],
    },
  }),
  restoreCashbackSettings: (db) => ({ body: codeOf(overridden(db, db.cashback.overrides)) }),
} satisfies Writes;
