import type { components } from "@backoffice/api-client";

type BetDebit = components["schemas"]["BetDebit"];

/** States of a debit. */
export const DEBIT_STATE = {
  OPEN: { label: "Open", tone: "look" },
  RECONCILED: { label: "Reconciled", tone: "normal" },
} as const;

/** A debit is open until staff reconcile it. */
export const debitState = ({ settledAt }: BetDebit): keyof typeof DEBIT_STATE =>
  settledAt === null ? "OPEN" : "RECONCILED";
