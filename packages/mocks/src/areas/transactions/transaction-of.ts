import { Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import type { Actor } from "../../commands/actor.ts";
import type { TransactionRow } from "./transactions-tables.ts";

const DONE: Readonly<Record<string, string>> = { CONFIRMED: "confirmed", REJECTED: "rejected", CANCELED: "canceled" };

/** For example "This withdrawal has already been confirmed by Mara." */
export const alreadyDecided = (tx: TransactionRow, what: string): Refusal => {
  const done = DONE[tx.status];
  if (!done) return new Refusal(409, `This ${what} is ${tx.status.replaceAll("_", " ").toLowerCase()}.`);
  const by = tx.status === "CONFIRMED" ? tx.confirmedBy : tx.status === "REJECTED" ? tx.rejectedBy : null;
  return new Refusal(409, `This ${what} has already been ${done}${by ? ` by ${by}` : ""}.`);
};

/**
 * The transaction of a call. Refused with 404 when it does not exist, is of another type or not visible to the account,
 * with 400 when it belongs to another player or is deleted. `what` is its name in messages.
 */
export const transactionOf = (
  { db, account }: Pick<Actor, "db" | "account">,
  { txId, playerCode }: { txId: string; playerCode?: string | undefined },
  what: string,
  types?: readonly TransactionRow["transactionType"][],
): TransactionRow => {
  const row = visibleRow(db, account, db.transactions.transactions.get(txId));
  if (!row || (types && !types.includes(row.transactionType))) throw new Refusal(404, `This ${what} does not exist.`);
  if (playerCode !== undefined && row.player.playerCode !== playerCode)
    throw Refusal.ofFields({ playerCode: `This ${what} belongs to another player.` });
  return row;
};
