import type { components } from "@backoffice/api-client/contract";
import { Refusal } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import { decideWithdrawal, pay, waitingWithdrawal } from "./decide-withdrawal.ts";
import type { Actor } from "../../commands/actor.ts";
import { nowOf } from "../transactions/settle.ts";
import { alreadyDecided } from "../transactions/transaction-of.ts";
import { withdrawalOf, type Withdrawal } from "./withdrawal-of.ts";

type Schemas = components["schemas"];

/** Whether jb or Tomani does not answer at first: for a third of the withdrawals, by the last digit of the id. */
const hesitates = (txId: string): boolean => parseInt(txId.slice(-1), 16) % 3 === 0;

/**
 * Confirms or rejects a withdrawal through jb. When jb does not take it, the answer has status 0 and nothing changes
 * (ruling 44).
 */
export const decideJb = (actor: Actor, decision: Schemas["WithdrawDecision"]): Schemas["JbAnswer"] => {
  const row = waitingWithdrawal(actor, decision, "jb");
  if (decision.actionType === "confirm") {
    if (hesitates(row.txId)) return { status: 0, description: "jb cannot confirm the payee right now." };
    pay(actor, row, decision.playerNote);
    return { status: 1, description: "Paid." };
  }
  decideWithdrawal(actor, decision, "jb");
  return { status: 1, description: "Rejected." };
};

/** Confirms a withdrawal that jb did not take. */
export const forceJb = (actor: Actor, decision: Schemas["WithdrawDecision"]): Withdrawal => {
  if (decision.actionType !== "confirm") throw Refusal.ofFields({ actionType: "Only a confirmation can be forced." });
  const row = waitingWithdrawal(actor, decision, "jb");
  return pay(actor, row, decision.playerNote);
};

/** Confirms a withdrawal through one of Tomani's gateways, with force where Tomani only warns (money §4). */
export const confirmTomani = (
  actor: Actor,
  { txId, gatewayUuid, provider, noteForThePlayer, withForce = false }: Schemas["TomaniConfirmation"],
): Schemas["TomaniAnswer"] => {
  const row = withdrawalOf(actor, { txId });
  if (row.status !== "PENDING") throw alreadyDecided(row, "withdrawal");
  if (row.paymentProvider !== "tomani")
    throw new Refusal(400, `This withdrawal is paid by ${row.paymentProvider}, not by tomani.`);
  const gateway = visibleRow(actor.db, actor.account, actor.db.payments.withdrawGateways.get(gatewayUuid));
  if (!gateway || gateway.provider !== provider || provider !== "tomani")
    throw Refusal.ofFields({ gatewayUuid: "This is not one of Tomani's gateways." });
  if (![row.opId, row.parentOpId].includes(gateway.opId))
    throw Refusal.ofFields({ gatewayUuid: "This gateway belongs to another operator." });
  // Above this Tomani insists on looking itself.
  const strict = row.toAmountInUSD > 500;
  if (hesitates(txId) && (strict || !withForce))
    return { status: 0, description: "The payee's name differs from the card's.", canForce: !strict };
  pay(actor, row, noteForThePlayer);
  return { status: 1, description: "Taken.", canForce: false };
};

/** Sends a withdrawal in progress to its provider again; the provider pays it only once (money §4). */
export const resend = (actor: Actor, { txId }: { txId: string }, isCpg: boolean): Schemas["GatewayAnswer"] => {
  const row = withdrawalOf(actor, { txId });
  if (row.status !== "IN_PROGRESS") {
    throw row.status === "PENDING"
      ? new Refusal(409, "This withdrawal is pending, it has not been sent yet.")
      : alreadyDecided(row, "withdrawal");
  }
  if (isCpg !== (row.paymentProvider === "cpg"))
    throw new Refusal(400, `This withdrawal is paid by ${row.paymentProvider}.`);
  const { withdrawals } = actor.db.transactions;
  const own = withdrawals.get(txId)!;
  const resendCount = own.resendCount + 1;
  withdrawals.set(txId, { ...own, resendCount, sentAt: nowOf(actor.clock) });
  const reference = `${row.paymentProvider.toUpperCase()}-${txId.slice(0, 6)}-${resendCount}`;
  return { gatewayResponse: { code: "ACCEPTED", message: "Queued for payment", reference } };
};
