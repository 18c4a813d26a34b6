import type { Actor } from "../../commands/actor.ts";
import type { Db } from "../../db/db.ts";
import { cents } from "../../db/money/usd.ts";
import { Refusal } from "../../request/refusal.ts";
import { requestPayout } from "./request-payout.ts";
import { affiliateBalance, referredBy } from "./affiliate-balance.ts";
import { affiliateSettingsOf } from "./affiliate-settings.ts";
import type { AffiliateWithdrawalRow } from "./affiliate-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";

type By = { now: number; requestedBy: string; jobId: string | null };

/** A new payout: pending, or in progress while its job runs. */
export const newWithdrawal = (
  { affiliate }: Db,
  { opId, opTitle, playerId, playerCode, username, isTest }: PlayerRow,
  profitInUSD: number,
  { now, requestedBy, jobId }: By,
): AffiliateWithdrawalRow => ({
  txId: `atx-${10_000 + affiliate.withdrawals.size}`,
  opId,
  opTitle,
  playerId,
  playerCode,
  username,
  isTest,
  status: jobId ? "IN_PROGRESS" : "PENDING",
  profitInUSD,
  date: new Date(now).toISOString(),
  jobId,
  requestedBy,
  confirmedBy: null,
  confirmedAt: null,
  note: null,
});

/** Requests the payout of a player's profit: at least the minimum, at most the balance. */
export const withdrawAffiliateProfit = (
  { db, account, clock }: Actor,
  player: PlayerRow,
  totalProfitInUSD: number,
): AffiliateWithdrawalRow => {
  const balance = affiliateBalance(db, player, referredBy(db, player));
  const { minWithdrawableAmountInUSD } = affiliateSettingsOf(db, player.opId, player.playerCode);
  if (cents(totalProfitInUSD) > cents(balance))
    throw Refusal.ofFields({ totalProfitInUSD: "The profit of the player is lower than this amount." });
  if (totalProfitInUSD < minWithdrawableAmountInUSD)
    throw Refusal.ofFields({
      totalProfitInUSD: `Less than the minimum of ${minWithdrawableAmountInUSD} USD cannot be withdrawn.`,
    });
  const row = newWithdrawal(db, player, cents(totalProfitInUSD) / 100, {
    now: clock.now(),
    requestedBy: account.nickname ?? account.email,
    jobId: null,
  });
  return requestPayout(db, row);
};
