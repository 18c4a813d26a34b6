import type { components } from "@backoffice/api-client";

/** Whether something can still be decided about a transaction: it waits for staff, or for its provider (money §4). */
export const undecided = ({ status, isDeleted }: components["schemas"]["Transaction"]): boolean =>
  !isDeleted && (status === "PENDING" || status === "IN_PROGRESS");
