import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a KYC document (ruling 24). */
export const DOCUMENT_STATUS: Statuses<components["schemas"]["KycStatus"]> = {
  NOT_SUBMITTED: { label: "Not submitted", tone: "normal" },
  PENDING: { label: "Pending", tone: "look" },
  CONFIRMED: { label: "Confirmed", tone: "normal" },
  REJECTED: { label: "Rejected", tone: "stop" },
};
