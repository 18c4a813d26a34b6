import {
  decideJbWithdrawal,
  decideProviderWithdrawal,
  decideWithdrawal,
  decideWithdrawalInProgress,
  type components,
} from "@backoffice/api-client";
import { isRecord } from "@backoffice/ui";
import { Ban, Check } from "lucide-react";
import { drawerLock, inProgressReason, transactionBulk } from "#entities/transaction/bulk/transaction-bulk.ts";
import { bulkCall, type Bulk, type BulkAction, type BulkCall, type BulkGiven } from "#kit/bulk/bulk.ts";
import { rereadWithChecks } from "#entities/transaction/withdrawal/checks/reread-with-checks.ts";
import { lookOf, stopReason } from "#entities/transaction/withdrawal/checks/withdrawal-row-checks.ts";
import { decisionCall, type Action, type DecisionCall } from "#entities/transaction/withdrawal/decide/decision-call.ts";
import { withdrawalClosedReason } from "#entities/transaction/withdrawal/decide/decision-reason.ts";
import { noteRule } from "#entities/transaction/withdrawal/decide/decision-words.tsx";

type Withdrawal = components["schemas"]["Withdrawal"];

const asBulkCall = (call: DecisionCall): BulkCall => {
  switch (call.by) {
    case "hand":
      return bulkCall(decideWithdrawal, call.input);
    case "provider":
      return bulkCall(decideProviderWithdrawal, call.input);
    case "jb":
      return bulkCall(decideJbWithdrawal, call.input);
    case "in-progress":
      return bulkCall(decideWithdrawalInProgress, call.input);
  }
};

/** jb answers 0 if it refuses: an approval can then be forced, one by one (money §4). */
const notTaken = (data: unknown): string =>
  isRecord(data) && typeof data["description"] === "string" ? data["description"] : "jb did not accept the withdrawal.";

const decide = (action: Action): BulkAction<Withdrawal> => {
  const isApproval = action === "confirm";
  const callOf = (tx: Withdrawal, { note, chosen }: BulkGiven) =>
    decisionCall(tx, action, { note, countsTowardDailyLimit: isApproval ? tx.countsTowardDailyLimit : chosen });
  return {
    id: action,
    verb: isApproval ? "Approve" : "Reject",
    icon: isApproval ? Check : Ban,
    tone: isApproval ? "primary" : "danger",
    outcome: isApproval ? undefined : "The amounts return to the players' wallets.",
    note: noteRule(action, false),
    // On by default (money §5, ruling 43).
    choice: isApproval ? undefined : { label: "Include in Daily Withdraw Request", initial: true },
    reason: (tx) =>
      withdrawalClosedReason(tx) ??
      inProgressReason(tx, "withdrawal") ??
      // The call uses a gateway that is selected in steps.
      (isApproval && tx.paymentProvider === "tomani"
        ? "Tomani withdrawals must be approved individually."
        : undefined) ??
      (isApproval ? stopReason(tx.checks) : undefined),
    ...(isApproval && { look: (tx: Withdrawal) => lookOf(tx.checks) }),
    call: (tx, given) => asBulkCall(callOf(tx, given)),
    locks: (tx, given) => {
      // The dialog sends the four calls as one write.
      const sent = { operation: decideWithdrawal.operation.id, input: callOf(tx, given) };
      return [
        { panel: "withdraw-confirmation", params: { tx, action }, ...sent },
        { ...drawerLock(tx), ...sent },
      ];
    },
    refusal: notTaken,
  };
};

/** Approves or rejects several withdrawals, each with the call of its provider (money §4, §7). */
export const withdrawalBulk: Bulk<Withdrawal> = transactionBulk({
  noun: ["withdrawal", "withdrawals"],
  reread: rereadWithChecks,
  actions: [decide("confirm"), decide("reject")],
});
