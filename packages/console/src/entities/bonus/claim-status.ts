import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a bonus claim. */
export const CLAIM_STATUS: Statuses<components["schemas"]["BonusClaimStatus"]> = {
  ACTIVE: { label: "Active", tone: "note" },
  COMPLETED: { label: "Completed", tone: "normal" },
  EXPIRED: { label: "Expired", tone: "normal" },
  CANCELED: { label: "Canceled", tone: "normal" },
};
