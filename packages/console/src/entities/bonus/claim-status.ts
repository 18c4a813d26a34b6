import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a bonus claim. */
export const CLAIM_STATUS: Statuses<components["schemas"]["BonusClaimStatus"]> = {
  ACTIVE: { label: "Active", tone: "info" },
  COMPLETED: { label: "Completed", tone: "positive" },
  EXPIRED: { label: "Expired", tone: "neutral" },
  CANCELED: { label: "Canceled", tone: "critical" },
};
