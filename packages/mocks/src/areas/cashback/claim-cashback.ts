import { Refusal } from "../../request/refusal.ts";
import { cashbackSettingsOf, cashbackSummary } from "./cashback-summary.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import type { Actor } from "../../commands/actor.ts";
import { settle } from "../transactions/settle.ts";
import type { CashbackClaimRow } from "./cashback-tables.ts";
import type { PlayerRow } from "../players/player-row.ts";
import type { TransactionRow } from "../transactions/transactions-tables.ts";

/** Claims a player's whole cashback: paid at once with `autoApproval` in the settings, else pending. */
export const claimCashback = (actor: Actor, player: PlayerRow): CashbackClaimRow => {
  const { db, clock } = actor;
  const { cashbackAvailableToClaimInUSD: amountInUSD, minWithdrawAmountInUSD: minimum } = cashbackSummary(
    db,
    player,
    clock.now(),
  );
  if (amountInUSD === 0) throw new Refusal(400, "There is no cashback to claim.");
  if (amountInUSD < minimum) throw new Refusal(400, `Less than the minimum of ${minimum} USD cannot be claimed.`);
  const { autoApproval } = cashbackSettingsOf(db, player.opId, player.playerCode);
  const tx = newTransaction(actor, player, { type: "CASHBACK", currency: "USD", amount: amountInUSD, direction: "IN" });
  const paid: TransactionRow = { ...tx, transactionSubType: "CASHBACK_CLAIM" };
  const waiting: TransactionRow = { ...paid, status: "PENDING", confirmedAt: null, confirmedBy: null };
  const { txId, createdAt } = settle(db, undefined, autoApproval ? paid : waiting);
  const status = autoApproval ? "CONFIRMED" : "PENDING";
  const claim: CashbackClaimRow = { txId, playerCode: player.playerCode, amountInUSD, status, createdAt };
  db.cashback.claims.set(txId, claim);
  return claim;
};
