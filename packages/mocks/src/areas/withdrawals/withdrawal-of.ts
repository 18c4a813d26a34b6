import type { components } from "@backoffice/api-client/contract";
import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Actor } from "../../commands/actor.ts";
import { transactionOf } from "../transactions/transaction-of.ts";
import type { TransactionRow, WithdrawalRow } from "../transactions/transactions-tables.ts";

export type Withdrawal = TransactionRow & WithdrawalRow;
type Decision = components["schemas"]["WithdrawDecision"];

/** A transaction with the fields that only withdrawals have. */
export const asWithdrawal = (db: Db, tx: TransactionRow): Withdrawal => ({
  ...tx,
  ...db.transactions.withdrawals.get(tx.txId)!,
});

/** The withdrawal of a call, which must be visible to the account and in this state; the refusal names its state. */
export const withdrawalOf = (
  actor: Pick<Actor, "db" | "account">,
  which: { txId: string; playerCode?: string | undefined },
): Withdrawal => {
  const tx = transactionOf(actor, which, "withdrawal", ["WITHDRAW"]);
  if (tx.isDeleted) throw new Refusal(409, "This withdrawal was deleted.");
  return asWithdrawal(actor.db, tx);
};

/** Refuses a decision that does not fit the withdrawal: the user saw other values. */
export const checkDecision = (
  row: Withdrawal,
  { status, paymentProvider, actionType, playerNote, noteForThePlayer }: Decision,
): void => {
  if (paymentProvider !== row.paymentProvider)
    throw Refusal.ofFields({ paymentProvider: `This withdrawal is paid by ${row.paymentProvider}.` });
  if (status !== row.status && row.status === "PENDING")
    throw Refusal.ofFields({ status: "This withdrawal is pending." });
  if (actionType === "reject" && !(playerNote || (noteForThePlayer ?? "")).trim())
    throw Refusal.ofFields({ playerNote: "The note for the player is required." });
};
