import type { components } from "@backoffice/api-client/contract";
import { MANUAL, PAYS_LATER } from "../gateways/payment-providers.ts";
import { Refusal } from "../../request/refusal.ts";
import { decided } from "../transactions/decide-transaction.ts";
import type { Actor } from "../../commands/actor.ts";
import { nowOf, settle } from "../transactions/settle.ts";
import { alreadyDecided } from "../transactions/transaction-of.ts";
import { asWithdrawal, checkDecision, withdrawalOf, type Withdrawal } from "./withdrawal-of.ts";

type Schemas = components["schemas"];
type Decision = Schemas["WithdrawDecision"];

/** Providers whose withdrawals are confirmed by calls of their own. */
const OWN_CALL: ReadonlySet<string> = new Set(["jb", "tomani"]);

/** Rejects a withdrawal: its amount returns to the player's wallet (money §4). */
const reject = (actor: Actor, row: Withdrawal, note: string, counts: boolean): Withdrawal => {
  const { withdrawals, transactions } = actor.db.transactions;
  withdrawals.set(row.txId, { ...withdrawals.get(row.txId)!, countsTowardDailyLimit: counts });
  const tx = transactions.get(row.txId)!;
  return asWithdrawal(actor.db, settle(actor.db, tx, decided(actor, tx, "reject", note)));
};

/** Confirms a withdrawal: confirmed at once, or in progress at a provider that pays later. */
export const pay = (actor: Actor, row: Withdrawal, note: string): Withdrawal => {
  const { withdrawals, transactions } = actor.db.transactions;
  withdrawals.set(row.txId, { ...withdrawals.get(row.txId)!, sentAt: nowOf(actor.clock) });
  const tx = transactions.get(row.txId)!;
  const later = PAYS_LATER.has(row.paymentProvider) && tx.status === "PENDING";
  const after = later
    ? { ...tx, status: "IN_PROGRESS" as const, noteForThePlayer: note.trim() || null }
    : decided(actor, tx, "confirm", note);
  return asWithdrawal(actor.db, settle(actor.db, tx, after));
};

/**
 * The withdrawal, if it is pending and may be decided by this call (`via`: the provider of the call); else a refusal.
 */
export const waitingWithdrawal = (actor: Actor, decision: Decision, via?: string): Withdrawal => {
  const row = withdrawalOf(actor, decision);
  if (row.status === "IN_PROGRESS")
    throw new Refusal(409, "This withdrawal is in progress: say what became of it instead.");
  if (row.status !== "PENDING") throw alreadyDecided(row, "withdrawal");
  const { paymentProvider } = row;
  if (via !== undefined && via !== paymentProvider)
    throw new Refusal(400, `This withdrawal is paid by ${paymentProvider}, not by ${via}.`);
  if (via === undefined && decision.actionType === "confirm" && paymentProvider !== MANUAL)
    throw new Refusal(400, `This withdrawal is confirmed through ${paymentProvider}.`);
  checkDecision(row, decision);
  return row;
};

/** Confirms or rejects a pending withdrawal, by hand or through the call of its provider (`via`). */
export const decideWithdrawal = (actor: Actor, decision: Decision, via?: string): Withdrawal => {
  const row = waitingWithdrawal(actor, decision, via);
  const note = decision.playerNote || (decision.noteForThePlayer ?? "");
  if (decision.actionType === "reject") return reject(actor, row, note, decision.countsTowardDailyLimit);
  if (via !== undefined && OWN_CALL.has(via)) throw new Refusal(400, `This withdrawal is confirmed through ${via}.`);
  return pay(actor, row, note);
};

/** Confirms or rejects a withdrawal in progress at its provider (money §4). */
export const decideInProgress = (
  actor: Actor,
  { txId, note, status }: { txId: string; note: string; status: "APPROVE" | "REJECT" },
): Withdrawal => {
  const row = withdrawalOf(actor, { txId });
  if (row.status === "PENDING") throw new Refusal(409, "This withdrawal is pending, it has not been sent yet.");
  if (row.status !== "IN_PROGRESS") throw alreadyDecided(row, "withdrawal");
  if (note.trim() === "") throw Refusal.ofFields({ note: "The note is required." });
  return status === "APPROVE" ? pay(actor, row, note) : reject(actor, row, note, row.countsTowardDailyLimit);
};
