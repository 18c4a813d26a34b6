import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** How far an invoice is paid. */
export const INVOICE_STATUS: Statuses<components["schemas"]["InvoiceStatus"]> = {
  UNPAID: { label: "Unpaid", tone: "caution" },
  PARTIALLY_PAID: { label: "Partially paid", tone: "info" },
  PAID: { label: "Paid", tone: "positive" },
};
