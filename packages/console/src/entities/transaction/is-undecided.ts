import type { components } from "@backoffice/api-client";

/** Whether a decision is still open: pending at staff or in progress at the provider (money §4). */
export const isUndecided = ({ status, isDeleted }: components["schemas"]["Transaction"]): boolean =>
  !isDeleted && (status === "PENDING" || status === "IN_PROGRESS");
