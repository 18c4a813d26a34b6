import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Types of billing records: an invoice raises the debt, a payment lowers it. */
export const RECORD_TYPE: Statuses<components["schemas"]["BillingRecordType"]> = {
  invoice: { label: "Invoice", tone: "normal" },
  payment: { label: "Payment", tone: "normal" },
};
