import { Refusal } from "../../request/refusal.ts";
import { decided } from "./decide-transaction.ts";
import type { Actor } from "../../commands/actor.ts";
import { nowOf, settle } from "./settle.ts";
import { alreadyDecided, transactionOf } from "./transaction-of.ts";
import type { TransactionRow } from "./transactions-tables.ts";

const waits = ({ status }: TransactionRow) => status === "PENDING" || status === "IN_PROGRESS";

/** The deposit if it is pending, else a refusal. */
const openDeposit = (actor: Actor, txId: string): TransactionRow => {
  const tx = transactionOf(actor, { txId }, "deposit", ["DEPOSIT"]);
  if (tx.isDeleted) throw new Refusal(409, "This deposit was deleted.");
  if (!waits(tx)) throw alreadyDecided(tx, "deposit");
  return tx;
};

/** Asks the provider about a deposit; if it was paid, the player is credited (money §4). */
export const verifyDeposit = (actor: Actor, { txId }: { txId: string }): TransactionRow => {
  const tx = openDeposit(actor, txId);
  const { orders, transactions } = actor.db.transactions;
  const order = orders.get(txId);
  if (order && order.orderStatus !== "PAID")
    throw new Refusal(400, `The payment provider has not received order ${order.orderId} yet.`);
  if (order) orders.set(txId, { ...order, checkedAt: nowOf(actor.clock) });
  let isFTD = true;
  for (const it of transactions.values()) if (it.isFTD && it.player.playerId === tx.player.playerId) isFTD = false;
  return settle(actor.db, tx, { ...decided(actor, tx, "confirm", ""), isFTD });
};

/** Rejects a deposit with a reason; no balance changes (money §4, §5). */
export const rejectDeposit = (
  actor: Actor,
  { txId, rejectReason }: { txId: string; rejectReason: string },
): TransactionRow => {
  if (rejectReason.trim().length < 20)
    throw Refusal.ofFields({ rejectReason: "The reason must have at least 20 characters." });
  const tx = openDeposit(actor, txId);
  return settle(actor.db, tx, decided(actor, tx, "reject", rejectReason));
};
