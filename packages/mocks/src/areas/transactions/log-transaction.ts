import { DECIDED, MADE, type Words } from "./transaction-log-words.ts";
import type { TransactionRow } from "./transactions-tables.ts";
import type { Actor } from "../../commands/actor.ts";
import { logActivity } from "../activity/log-activity.ts";

const log = (
  { db, account, clock }: Actor,
  { txId, opId, player }: TransactionRow,
  { code, text }: Words,
  [before, after]: [object, object],
): void =>
  logActivity(db, account, clock, "transactions", {
    type: "TRANSACTIONS",
    subtype: code,
    message: text.replace("*", player.playerCode),
    opId,
    subject: { id: txId, title: player.playerCode },
    before: { ...before },
    after: { ...after },
  });

/** Logs that somebody confirmed or rejected a transaction, with its status before and after. */
export const logDecision = (
  actor: Actor,
  before: TransactionRow,
  after: TransactionRow,
  decision: "confirm" | "reject",
): void => {
  const words = DECIDED[before.transactionType]?.[decision];
  if (words) log(actor, before, words, [{ status: before.status }, { status: after.status }]);
};

/** Logs that somebody topped up a wallet or adjusted a bet, with the balance before and after. */
export const logMade = (actor: Actor, tx: TransactionRow): void => {
  const words = MADE[tx.transactionType]?.[tx.direction];
  if (words) log(actor, tx, words, [{ balance: tx.balanceBefore }, { balance: tx.balanceAfter }]);
};

/** Logs that somebody deleted a transaction. */
export const logDeletion = (actor: Actor, tx: TransactionRow): void =>
  log(actor, tx, { code: "TRANSACTION_DELETED", text: "Deleted a transaction of *" }, [
    { isDeleted: false },
    { isDeleted: true },
  ]);
