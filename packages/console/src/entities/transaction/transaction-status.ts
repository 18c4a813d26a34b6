import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a transaction (money §4). */
export const TRANSACTION_STATUS: Statuses<components["schemas"]["TransactionStatus"]> = {
  PENDING: { label: "Pending", tone: "look" },
  IN_PROGRESS: { label: "In progress", tone: "note" },
  CONFIRMED: { label: "Confirmed", tone: "normal" },
  REJECTED: { label: "Rejected", tone: "stop" },
  CANCELED: { label: "Canceled", tone: "normal" },
};
