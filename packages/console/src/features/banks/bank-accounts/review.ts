import type { components } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";

type BankAccount = components["schemas"]["BankAccount"];
export type ReviewAction = components["schemas"]["BankAccountReview"]["actionType"];

/** Status after a decision. */
const RESULT: Record<ReviewAction, string> = { approve: "APPROVED", reject: "REJECTED" };

/** Labels of the decisions on a bank account. */
export const REVIEW = {
  approve: {
    verb: "Approve",
    success: "Bank account approved.",
    outcome: "The player can withdraw to it.",
    tone: "primary",
  },
  reject: {
    verb: "Reject",
    success: "Bank account rejected.",
    outcome: "The player cannot withdraw to it.",
    tone: "danger",
  },
} as const;

/** The note for the player that a decision needs (shell §4; length: money §9). */
export const NOTE = { label: "Note for the player", help: "Visible to the player.", required: true, max: 200 };

/** An account inside a sentence: bank, and the end of its number. */
export const accountName = ({ bankName, iban, cardNumber, accountNumber }: BankAccount): string => {
  const number = iban ?? cardNumber ?? accountNumber;
  return number ? `${bankName} …${number.slice(-4)}` : bankName;
};

/** Body of a decision on an account. */
export const reviewInput = ({ uuid, player }: BankAccount, actionType: ReviewAction, playerNote: string) => ({
  body: { uuid, actionType, playerNote, playerCode: player.playerCode },
});

/**
 * Whether a decision is offered: while the account is pending; later, or once it is deleted, only to holders of
 * redo_bank_account_actions (shell §4, ruling 24).
 */
export const isOffered = ({ status, isDeleted }: BankAccount, session: Session): boolean =>
  (status === "PENDING" && !isDeleted) || session.permissions.has("redo_bank_account_actions");

/** Reason why an account does not take a decision: it is deleted or decided, or already has this state (shell §4). */
export const closedReason = (account: BankAccount, action: ReviewAction, session: Session): string | undefined => {
  const offered = isOffered(account, session);
  if (account.isDeleted && !offered) return "This account is deleted.";
  return offered && account.status !== RESULT[action]
    ? undefined
    : `This account is already ${account.status.toLowerCase()}.`;
};

/** Reason why a decision is disabled; undefined if it is enabled (shell §4, ruling 57). */
export const reviewReason = (account: BankAccount, action: ReviewAction, session: Session): string | undefined =>
  closedReason(account, action, session) ?? lacking(session, "approve_reject_bank_accounts");
