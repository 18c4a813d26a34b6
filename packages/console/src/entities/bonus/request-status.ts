import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a player's bonus request. */
export const REQUEST_STATUS: Statuses<components["schemas"]["BonusRequestStatus"]> = {
  PENDING: { label: "Pending", tone: "look" },
  APPROVED: { label: "Approved", tone: "normal" },
  REJECTED: { label: "Rejected", tone: "stop" },
};
