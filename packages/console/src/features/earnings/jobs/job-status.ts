import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a job (money §4). */
export const JOB_STATUS: Statuses<components["schemas"]["AffiliateJobStatus"]> = {
  RUNNING: { label: "Running", tone: "note" },
  COMPLETED: { label: "Completed", tone: "normal" },
  CANCELED: { label: "Canceled", tone: "normal" },
};
