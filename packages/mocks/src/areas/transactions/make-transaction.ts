import type { TransactionRow } from "./transactions-tables.ts";
import type { Actor } from "../../commands/actor.ts";
import { logMade } from "./log-transaction.ts";
import { settle } from "./settle.ts";

/** Stores a transaction that staff make, which moves its money at once, and logs who made it. */
export const makeTransaction = (actor: Actor, tx: TransactionRow): TransactionRow => {
  const made = settle(actor.db, undefined, tx);
  logMade(actor, made);
  return made;
};
