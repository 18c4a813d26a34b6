import type { components } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";

type BankAccount = components["schemas"]["BankAccount"];
export type ReviewAction = components["schemas"]["BankAccountReview"]["actionType"];

/** The state that a decision leads to. */
const RESULT: Record<ReviewAction, string> = { approve: "APPROVED", reject: "REJECTED" };

/** What can be decided about a bank account, in words. */
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
export const NOTE = { label: "Note for the player", help: "The player reads this.", required: true, max: 200 };

/** How staff name an account in a sentence: bank, and the end of its number. */
export const accountName = ({ bankName, iban, cardNumber, accountNumber }: BankAccount): string => {
  const number = iban ?? cardNumber ?? accountNumber;
  return number ? `${bankName} …${number.slice(-4)}` : bankName;
};

/** What is sent to decide about an account. */
export const reviewInput = ({ uuid, player }: BankAccount, actionType: ReviewAction, playerNote: string) => ({
  body: { uuid, actionType, playerNote, playerCode: player.playerCode },
});

/**
 * Whether a decision is offered at all: while the account is pending, and afterwards, or once it is deleted, to
 * holders of redo_bank_account_actions (shell §4, ruling 24).
 */
export const isOffered = ({ status, isDeleted }: BankAccount, session: Session): boolean =>
  (status === "PENDING" && !isDeleted) || session.permissions.has("redo_bank_account_actions");

/** Why an offered decision cannot be taken; nothing when it can (shell §4). */
export const reviewReason = (account: BankAccount, action: ReviewAction, session: Session): string | undefined =>
  account.status === RESULT[action]
    ? `This account is already ${RESULT[action].toLowerCase()}.`
    : lacking(session, "approve_reject_bank_accounts");
