import type { components } from "@backoffice/api-client";

/** Why a release cannot be deleted now: it has to end first. */
export const releaseRuns = ({ status }: components["schemas"]["BonusRelease"]): string | undefined =>
  status === "RUNNING" ? "It is running. Put its end before now, then delete it." : undefined;
