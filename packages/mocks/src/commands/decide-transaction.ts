import type { components } from "@backoffice/api-client/contract";
import { Refusal } from "../request/refusal.ts";
import { nameOf, nowOf, settle, type Actor } from "./settle.ts";
import { alreadyDecided, transactionOf } from "./transaction-of.ts";
import type { TransactionRow } from "../db/tables/transactions-tables.ts";

type Decision = components["schemas"]["TransactionDecision"];

/** The transaction as it is when somebody has confirmed or rejected it now. */
export const decided = (
  { account, clock }: Pick<Actor, "account" | "clock">,
  tx: TransactionRow,
  actionType: "confirm" | "reject",
  noteForThePlayer: string,
): TransactionRow => {
  const by = { at: nowOf(clock), who: nameOf(account) };
  const note = noteForThePlayer.trim() || null;
  return actionType === "confirm"
    ? { ...tx, status: "CONFIRMED", confirmedAt: by.at, confirmedBy: by.who, noteForThePlayer: note }
    : { ...tx, status: "REJECTED", rejectedAt: by.at, rejectedBy: by.who, noteForThePlayer: note };
};

/** Confirms or rejects what waits: a bonus, a cashback, an affiliate's profit, a referral (money §4). */
export const decideTransaction = (
  actor: Actor,
  { type, what }: { type: TransactionRow["transactionType"]; what: string },
  decision: Decision,
): TransactionRow | Refusal => {
  const tx = transactionOf(actor, decision, what, [type]);
  if (tx instanceof Refusal) return tx;
  const { actionType, noteForThePlayer } = decision;
  if (tx.isDeleted) return new Refusal(409, `This ${what} was deleted.`);
  if (tx.status !== "PENDING") return alreadyDecided(tx, what);
  if (actionType === "reject" && noteForThePlayer.trim() === "")
    return Refusal.ofFields({ noteForThePlayer: "The note for the player is required." });
  if (actionType === "confirm" && tx.bonusExtraData?.eligible === false)
    return new Refusal(400, "This player is not eligible for the bonus.");
  return settle(actor.db, tx, decided(actor, tx, actionType, noteForThePlayer));
};
