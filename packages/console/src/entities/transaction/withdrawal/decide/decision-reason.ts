import type { components } from "@backoffice/api-client";
import { closedReason } from "../../closed-reason.ts";
import { TRANSACTION_STATUS } from "../../transaction-status.ts";

type Schemas = components["schemas"];
type Transaction = Schemas["Transaction"];

/** Fields that a decision depends on: if one has changed, the shown withdrawal is not the one decided. */
const DECISIVE = ["fromAmount", "fromCurrency", "toAmount", "toCurrency", "gateway"] as const;

/** Labels for staff: a confirmed withdrawal is approved. */
const STATUSES = { ...TRANSACTION_STATUS, CONFIRMED: { ...TRANSACTION_STATUS.CONFIRMED, label: "Approved" } };

/** Reason why a withdrawal can no longer be decided; undefined while pending or in progress. */
export const withdrawalClosedReason = (tx: Transaction): string | undefined =>
  tx.status === "CANCELED" && !tx.isDeleted
    ? "The player has canceled this withdrawal."
    : closedReason(tx, "withdrawal", ["PENDING", "IN_PROGRESS"], STATUSES);

/** Reason why the decision opened on `shown` does not apply to the withdrawal `now`. */
export const decisionReason = (shown: Transaction, now: Transaction): string | undefined => {
  const closed = withdrawalClosedReason(now);
  if (closed) return closed;
  if (shown.status === "PENDING" && now.status === "IN_PROGRESS")
    return "This withdrawal is now in progress. Close this dialog and decide its outcome.";
  if (shown.status !== now.status || DECISIVE.some((name) => shown[name] !== now[name]))
    return "This withdrawal has changed since you opened it. Close this dialog and open it again.";
  return undefined;
};
