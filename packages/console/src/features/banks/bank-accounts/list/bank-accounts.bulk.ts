import { reviewBankAccount, showBankAccount, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { bulkCall, rereadBy, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import type { Session } from "#kit/session/session.ts";
import { accountName, isOffered, NOTE, REVIEW, reviewInput, reviewReason, type ReviewAction } from "../review.ts";

type BankAccount = components["schemas"]["BankAccount"];

/** Reason why a bank account is excluded from a bulk decision; undefined if it is included. */
const excluded = (account: BankAccount, action: ReviewAction, session: Session): string | undefined => {
  if (isOffered(account, session)) return reviewReason(account, action, session);
  return account.isDeleted ? "This account is deleted." : `This account is already ${account.status.toLowerCase()}.`;
};

const OUTCOMES = {
  approve: "The players can withdraw to them.",
  reject: "The players cannot withdraw to them.",
};

const decide = (id: ReviewAction): BulkAction<BankAccount> => ({
  id,
  verb: REVIEW[id].verb,
  icon: id === "approve" ? Check : Ban,
  tone: REVIEW[id].tone,
  outcome: OUTCOMES[id],
  note: NOTE,
  reason: (account, session) => excluded(account, id, session),
  call: (account, { note }) => bulkCall(reviewBankAccount, reviewInput(account, id, note)),
});

/** Bulk actions on bank accounts. */
export const bankAccountBulk: Bulk<BankAccount> = {
  noun: ["bank account", "bank accounts"],
  name: (account) => `${accountName(account)} of ${account.player.playerCode}`,
  decisive: ["status", "isDeleted"],
  reread: rereadBy(showBankAccount, ({ uuid }: BankAccount) => ({ body: { uuid } })),
  actions: [decide("approve"), decide("reject")],
};
