import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a release. */
export const RELEASE_STATUS: Statuses<components["schemas"]["BonusReleaseStatus"]> = {
  SCHEDULED: { label: "Scheduled", tone: "note" },
  RUNNING: { label: "Running", tone: "normal" },
  ENDED: { label: "Ended", tone: "normal" },
};
