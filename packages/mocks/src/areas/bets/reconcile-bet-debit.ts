import { sumOf } from "../../db/money/amounts.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import { newTransaction } from "../transactions/new-transaction.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { makeTransaction } from "../transactions/make-transaction.ts";
import { nowOf } from "../transactions/settle.ts";
import type { BetDebitRow } from "./bets-tables.ts";

const take = (actor: Actor, { betId, debitReason, debitCurrency, player }: BetDebitRow, amount: number): void => {
  const debtor = actor.db.players.get(player.playerId)!;
  const draft = { type: "BET_ADJUSTMENT", currency: debitCurrency, amount, direction: "OUT" } as const;
  const transactionSubType = debitReason === "WIN_ROLLBACK" ? "WIN_ROLLBACK" : "OTHER";
  makeTransaction(actor, { ...newTransaction(actor, debtor, draft), transactionSubType, betId });
};

/**
 * Takes the rest of a debit from the player: the amounts taken automatically and by staff add up to the debit (money
 * §7). The balance may become negative.
 */
export const reconcileBetDebit = (
  actor: Actor,
  { txId, playerCode }: { txId: string; playerCode: string },
): BetDebitRow => {
  const { db, account, clock } = actor;
  const row = existing(visibleRow(db, account, db.bets.debits.get(txId)), "This debit does not exist.");
  if (row.player.playerCode !== playerCode)
    throw Refusal.ofFields({ playerCode: "This debit belongs to another player." });
  if (row.settledAt !== null)
    throw new Refusal(400, `This debit has already been reconciled by ${row.settledByInfo?.nickname ?? "someone"}.`);
  const left = sumOf([row.debitAmount, -row.autoReconciledAmount]);
  take(actor, row, left);
  const reconciled: BetDebitRow = {
    ...row,
    reconciledAmount: left,
    settledAt: nowOf(clock),
    settledBy: account.user.user_id,
    settledByInfo: { nickname: displayName(account), userCode: null },
  };
  db.bets.debits.set(txId, reconciled);
  return reconciled;
};
