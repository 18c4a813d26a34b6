import { balanceChangesOf } from "./balance-changes-of.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Actor } from "../../commands/actor.ts";
import { logDeletion } from "./log-transaction.ts";
import { settle } from "./settle.ts";
import { transactionOf } from "./transaction-of.ts";

/**
 * Marks a transaction as deleted; refused for one that has changed a balance, since balances are sums of transactions.
 */
export const deleteTransaction = (actor: Actor, which: { txId: string; playerCode: string }): null => {
  const tx = transactionOf(actor, which, "transaction");
  if (tx.isDeleted) throw new Refusal(404, "This transaction was already deleted.");
  if (balanceChangesOf(tx).length > 0)
    throw new Refusal(400, "This transaction has moved money and cannot be deleted.");
  if (tx.status === "IN_PROGRESS") throw new Refusal(400, "This transaction is in progress and cannot be deleted.");
  settle(actor.db, tx, { ...tx, isDeleted: true });
  logDeletion(actor, tx);
  return null;
};
