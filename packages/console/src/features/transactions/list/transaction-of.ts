import type { components } from "@backoffice/api-client";

/** What all ids of transactions look like. */
const TRANSACTION = /^[\da-f]{24}$/i;

/** The transaction that something was done to; an entry may be about the player alone. */
export const transactionOf = ({ subject }: components["schemas"]["ActivityRow"]): string | null =>
  TRANSACTION.test(subject.id) ? subject.id : null;
