import type { Db } from "../../db/db.ts";
import { affiliateBalance } from "../../areas/affiliate/affiliate-balance.ts";
import { requestPayout } from "../../areas/affiliate/request-payout.ts";
import { newWithdrawal } from "../../areas/affiliate/withdraw-affiliate-profit.ts";
import { cashbackSettingsOf, cashbackSummary } from "../../areas/cashback/cashback-summary.ts";
import { withdrawInfo } from "../../areas/partners/partner-balance.ts";
import { referralsOf } from "../../areas/affiliate/seed-affiliate.ts";
import { NOON } from "../fixed-backend.ts";
import { every } from "./cases.ts";
import type { PlayerRow } from "../../areas/players/player-row.ts";

/** Affiliate settings with which fewer players count as active, less is earned and more is needed for a withdrawal. */
export const PROMISED = {
  minRequiredWagerInUSDToConsiderAPlayerAsActive: 1_000_000,
  affiliatesAdminFeePercentage: 50,
  minWithdrawableAmountInUSD: 21,
};

export const NONE = "00000000-0000-4000-8000-000000000000";

/** Identifies a player by operator and code. */
export const codeOf = ({ opId, playerCode }: Pick<PlayerRow, "opId" | "playerCode">) => ({ opId, playerCode });
/** A player that does not exist. */
export const unknownPlayer = { opId: "op-nordlys", playerCode: "NOBODY" };
/** Identifies a player by id and code. */
export const idsOf = ({ playerId, playerCode }: PlayerRow) => ({ playerId, playerCode });

/** The player with the highest affiliate profit, of an operator without a running job. */
export const affiliateWithProfit = (db: Db) => {
  const referrals = referralsOf(db.players.values());
  const running = [...db.affiliate.jobs.values()].filter((it) => it.status === "RUNNING").map((it) => it.opId);
  return [...db.players.values()]
    .filter((it) => !it.isDeleted && !running.includes(it.opId))
    .map((player) => ({ player, balance: affiliateBalance(db, player, referrals.get(player.playerCode) ?? []) }))
    .toSorted((a, b) => b.balance - a.balance)[0]!;
};
/** A payout of a little of that player's profit, who stays the one with the highest; it waits for a decision. */
export const payoutOfProfit = (db: Db) => {
  const { player } = affiliateWithProfit(db);
  const row = newWithdrawal(db, player, 0.01, { now: NOON, requestedBy: "Mara", jobId: null });
  return requestPayout(db, row);
};
/** A player with cashback to claim that is paid at once or, with `isPaidAtOnce` false, after a decision. */
export const playerWithCashback = (db: Db, isPaidAtOnce = true) =>
  [...every(db.players.values(), 10), ...db.players.values()].find((it) => {
    const { cashbackAvailableToClaimInUSD: available, minWithdrawAmountInUSD } = cashbackSummary(db, it, NOON);
    const { autoApproval } = cashbackSettingsOf(db, it.opId, it.playerCode);
    return available >= minWithdrawAmountInUSD && autoApproval === isPaidAtOnce;
  })!;
/** The first player with settings of their own. */
export const overridden = (db: Db, overrides: Map<string, unknown>) =>
  [...db.players.values()].find((it) => overrides.has(it.playerCode))!;
/** The first player who is not deleted. */
export const existingPlayer = (db: Db) => [...db.players.values()].find((it) => !it.isDeleted)!;
/** A pending KYC item. */
export const pendingKyc = (db: Db) => {
  const waiting = [...db.kyc.items.values()].filter((it) => it.kycStatus === "PENDING");
  const read = new Set(every(db.players.values(), 10).map((it) => it.playerId));
  const isOwn = (opId: string) => opId === "op-nordlys" || db.operators.get(opId)?.parentOpId === "op-nordlys";
  return (waiting.find((it) => read.has(it.playerId) && isOwn(it.opId)) ?? waiting[0])!;
};
/** A partner who can withdraw. */
export const partnerWithBalance = (db: Db) =>
  [...db.partners.partners.values()].find((it) => withdrawInfo(db, it, NOON).availableToWithdraw > 0)!;
