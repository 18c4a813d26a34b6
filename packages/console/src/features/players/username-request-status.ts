import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a username request, in wire values (content §4). */
export const USERNAME_REQUEST_STATUS: Statuses<components["schemas"]["UsernameStatus"]> = {
  PENDING: { label: "Pending", tone: "look" },
  APPROVE: { label: "Approved", tone: "normal" },
  REJECT: { label: "Rejected", tone: "stop" },
};
