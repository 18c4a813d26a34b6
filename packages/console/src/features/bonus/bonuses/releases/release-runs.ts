import type { components } from "@backoffice/api-client";

/** Disabled reason of Delete: a running release must end first. */
export const releaseRuns = ({ status }: components["schemas"]["BonusRelease"]): string | undefined =>
  status === "RUNNING" ? "The release is running. End it first." : undefined;
