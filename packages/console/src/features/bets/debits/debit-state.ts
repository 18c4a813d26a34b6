import type { components } from "@backoffice/api-client";

type BetDebit = components["schemas"]["BetDebit"];

/** Whether a debit waits for somebody. */
export const DEBIT_STATE = {
  OPEN: { label: "Open", tone: "caution" },
  RECONCILED: { label: "Reconciled", tone: "positive" },
} as const;

/** A debit is open until somebody has reconciled it. */
export const debitState = ({ settledAt }: BetDebit): keyof typeof DEBIT_STATE =>
  settledAt === null ? "OPEN" : "RECONCILED";
