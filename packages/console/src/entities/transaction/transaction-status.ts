import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a transaction (money §4). */
export const TRANSACTION_STATUS: Statuses<components["schemas"]["TransactionStatus"]> = {
  PENDING: { label: "Pending", tone: "caution" },
  IN_PROGRESS: { label: "In progress", tone: "info" },
  CONFIRMED: { label: "Confirmed", tone: "positive" },
  REJECTED: { label: "Rejected", tone: "critical" },
  CANCELED: { label: "Canceled", tone: "neutral" },
};
