import type { Input } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import type { Operations } from "../../request/handler.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { BankAccountRow } from "./bank-account-row.ts";

type Review = Input<Operations["reviewBankAccount"]>["body"];

const statusOf = { approve: "APPROVED", reject: "REJECTED" } as const;

/**
 * Why the account cannot decide: it was decided meanwhile, or the player has deleted the bank account; else undefined.
 */
const conflict = (row: BankAccountRow, { actionType }: Review, { permissions }: Account): string | undefined => {
  const mayRedo = permissions.includes("redo_bank_account_actions");
  if (row.isDeleted && !mayRedo) return "This account was deleted by the player.";
  if (row.status === "PENDING" || (mayRedo && row.status !== statusOf[actionType])) return undefined;
  if (row.status === "APPROVED") return `This account has already been approved by ${row.approvedBy ?? "someone"}.`;
  if (row.status === "REJECTED") return `This account has already been rejected by ${row.rejectedBy ?? "someone"}.`;
  // An unknown state: only accounts that may redo a decision can decide.
  return `This account is ${String(row.status)}.`;
};

/**
 * Approves or rejects a player's bank account; a decision is final except for accounts that may redo it (money §3, §4).
 */
export const reviewBankAccount = ({ db, account, clock }: Actor, review: Review): BankAccountRow => {
  const row = existing(visibleRow(db, account, db.bankAccounts.get(review.uuid)), "This bank account does not exist.");
  if (row.player.playerCode !== review.playerCode)
    throw Refusal.ofFields({ playerCode: "This account belongs to another player." });
  if (review.playerNote.trim() === "") throw Refusal.ofFields({ playerNote: "The note for the player is required." });
  const reason = conflict(row, review, account);
  if (reason) throw new Refusal(409, reason);
  const who = account.nickname ?? account.email;
  const approved = review.actionType === "approve";
  const decided: BankAccountRow = {
    ...row,
    status: statusOf[review.actionType],
    approvedBy: approved ? who : null,
    rejectedBy: approved ? null : who,
    confirmedAt: new Date(clock.now()).toISOString(),
    noteForThePlayer: review.playerNote,
  };
  db.bankAccounts.set(row.uuid, decided);
  return decided;
};
