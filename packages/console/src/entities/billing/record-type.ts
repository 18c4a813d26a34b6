import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** What a billing record is: an invoice is owed, a payment lowers that. */
export const RECORD_TYPE: Statuses<components["schemas"]["BillingRecordType"]> = {
  invoice: { label: "Invoice", tone: "neutral" },
  payment: { label: "Payment", tone: "positive" },
};
