import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a deposit order at the payment provider. */
export const ORDER_STATUS: Statuses<components["schemas"]["DepositOrderStatus"]> = {
  WAITING: { label: "Waiting", tone: "caution" },
  PAID: { label: "Paid", tone: "positive" },
  EXPIRED: { label: "Expired", tone: "neutral" },
  FAILED: { label: "Failed", tone: "critical" },
};
