import type { components } from "@backoffice/api-client/contract";
import { Refusal } from "../../request/refusal.ts";
import type { Actor } from "../../commands/actor.ts";
import { displayName } from "../../session/display-name.ts";
import { logDecision } from "./log-transaction.ts";
import { nowOf, settle } from "./settle.ts";
import { alreadyDecided, transactionOf } from "./transaction-of.ts";
import type { TransactionRow } from "./transactions-tables.ts";

type Decision = components["schemas"]["TransactionDecision"];

/** The transaction, confirmed or rejected by the account at this time; the log says so. */
export const decided = (
  actor: Actor,
  tx: TransactionRow,
  actionType: "confirm" | "reject",
  noteForThePlayer: string,
): TransactionRow => {
  const [at, who] = [nowOf(actor.clock), displayName(actor.account)];
  const note = noteForThePlayer.trim() || null;
  const after: TransactionRow =
    actionType === "confirm"
      ? { ...tx, status: "CONFIRMED", confirmedAt: at, confirmedBy: who, noteForThePlayer: note }
      : { ...tx, status: "REJECTED", rejectedAt: at, rejectedBy: who, noteForThePlayer: note };
  logDecision(actor, tx, after, actionType);
  return after;
};

/** Confirms or rejects a pending bonus, cashback, affiliate profit or referral transaction (money §4). */
export const decideTransaction = (
  actor: Actor,
  { type, what }: { type: TransactionRow["transactionType"]; what: string },
  decision: Decision,
): TransactionRow => {
  const tx = transactionOf(actor, decision, what, [type]);
  const { actionType, noteForThePlayer } = decision;
  if (tx.isDeleted) throw new Refusal(409, `This ${what} was deleted.`);
  if (tx.status !== "PENDING") throw alreadyDecided(tx, what);
  if (actionType === "reject" && noteForThePlayer.trim() === "")
    throw Refusal.ofFields({ noteForThePlayer: "The note for the player is required." });
  if (actionType === "confirm" && tx.bonusExtraData?.eligible === false)
    throw new Refusal(400, "This player is not eligible for the bonus.");
  return settle(actor.db, tx, decided(actor, tx, actionType, noteForThePlayer));
};
