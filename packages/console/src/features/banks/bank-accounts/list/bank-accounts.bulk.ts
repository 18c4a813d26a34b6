import { reviewBankAccount, type components } from "@backoffice/api-client";
import { Ban, Check } from "lucide-react";
import { lookOf, stopReason } from "#entities/bank-account/checks/bank-account-row-checks.ts";
import { rereadBankAccount } from "#entities/bank-account/checks/reread-bank-account.ts";
import { bulkCall, type Bulk, type BulkAction } from "#kit/bulk/bulk.ts";
import { accountName, closedReason, NOTE, REVIEW, reviewInput, type ReviewAction } from "../review.ts";

type BankAccount = components["schemas"]["BankAccount"];

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
  reason: (account, session) =>
    closedReason(account, id, session) ?? (id === "approve" ? stopReason(account.checks) : undefined),
  ...(id === "approve" && { look: ({ checks }: BankAccount) => lookOf(checks) }),
  call: (account, { note }) => bulkCall(reviewBankAccount, reviewInput(account, id, note)),
});

/** Bulk actions on bank accounts. */
export const bankAccountBulk: Bulk<BankAccount> = {
  noun: ["bank account", "bank accounts"],
  name: (account) => `${accountName(account)} of ${account.player.playerCode}`,
  decisive: ["status", "isDeleted"],
  reread: rereadBankAccount,
  actions: [decide("approve"), decide("reject")],
};
