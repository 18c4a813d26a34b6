import type { components } from "@backoffice/api-client";

/** Format of transaction ids. */
const TRANSACTION = /^[\da-f]{24}$/i;

/** The transaction of an activity; null where it concerns the player only. */
export const transactionOf = ({ subject }: components["schemas"]["ActivityRow"]): string | null =>
  TRANSACTION.test(subject.id) ? subject.id : null;
