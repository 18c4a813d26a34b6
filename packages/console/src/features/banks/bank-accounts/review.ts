import type { components } from "@backoffice/api-client";
import { lacking, type Session } from "#kit/session/session.ts";

type BankAccount = components["schemas"]["BankAccount"];
type Action = components["schemas"]["BankAccountReview"]["actionType"];

/** The state that a decision leads to. */
const RESULT: Record<Action, string> = { approve: "APPROVED", reject: "REJECTED" };

/**
 * Whether a decision is offered at all: while the account is pending, and afterwards, or once it is deleted, to
 * holders of redo_bank_account_actions (shell §4, decisions 24).
 */
export const isOffered = ({ status, isDeleted }: BankAccount, session: Session): boolean =>
  (status === "PENDING" && !isDeleted) || session.permissions.has("redo_bank_account_actions");

/** Why an offered decision cannot be taken; nothing when it can (shell §4). */
export const reviewReason = (account: BankAccount, action: Action, session: Session): string | undefined =>
  account.status === RESULT[action]
    ? `This account is already ${RESULT[action].toLowerCase()}.`
    : lacking(session, "approve_reject_bank_accounts");
