import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a deposit order at the payment provider. */
export const ORDER_STATUS: Statuses<components["schemas"]["DepositOrderStatus"]> = {
  WAITING: { label: "Waiting", tone: "look" },
  PAID: { label: "Paid", tone: "normal" },
  EXPIRED: { label: "Expired", tone: "normal" },
  FAILED: { label: "Failed", tone: "stop" },
};
