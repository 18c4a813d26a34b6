import type { components } from "@backoffice/api-client";
import { closedReason } from "../../closed-reason.ts";
import { TRANSACTION_STATUS } from "../../transaction-status.ts";

type Schemas = components["schemas"];
type Transaction = Schemas["Transaction"];

/** What a decision is taken on: when one of these is another by now, what was shown is not what would be decided. */
const DECISIVE = ["fromAmount", "fromCurrency", "toAmount", "toCurrency", "gateway"] as const;

/** Staff approve what the wire confirms. */
const STATUSES = { ...TRANSACTION_STATUS, CONFIRMED: { ...TRANSACTION_STATUS.CONFIRMED, label: "Approved" } };

/** Why a withdrawal takes no decision any more; undefined while it is pending or in progress. */
export const withdrawalClosedReason = (tx: Transaction): string | undefined =>
  tx.status === "CANCELED" && !tx.isDeleted
    ? "The player has canceled this withdrawal."
    : closedReason(tx, "withdrawal", ["PENDING", "IN_PROGRESS"], STATUSES);

/** Why the decision that was opened on `shown` cannot be taken on the withdrawal as it is `now`. */
export const decisionReason = (shown: Transaction, now: Transaction): string | undefined => {
  const closed = withdrawalClosedReason(now);
  if (closed) return closed;
  if (shown.status === "PENDING" && now.status === "IN_PROGRESS")
    return "This withdrawal is in progress by now. Close this, and decide what became of it.";
  if (shown.status !== now.status || DECISIVE.some((name) => shown[name] !== now[name]))
    return "This withdrawal has changed since it was opened. Close this, and look at it again.";
  return undefined;
};
