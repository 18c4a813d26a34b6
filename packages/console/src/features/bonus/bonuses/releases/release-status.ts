import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Statuses of a release. */
export const RELEASE_STATUS: Statuses<components["schemas"]["BonusReleaseStatus"]> = {
  SCHEDULED: { label: "Scheduled", tone: "caution" },
  RUNNING: { label: "Running", tone: "positive" },
  ENDED: { label: "Ended", tone: "neutral" },
};
