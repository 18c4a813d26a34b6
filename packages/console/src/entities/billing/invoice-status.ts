import type { components } from "@backoffice/api-client";
import type { Statuses } from "#kit/words/status-badge.tsx";

/** Payment statuses of an invoice. */
export const INVOICE_STATUS: Statuses<components["schemas"]["InvoiceStatus"]> = {
  UNPAID: { label: "Unpaid", tone: "look" },
  PARTIALLY_PAID: { label: "Partially paid", tone: "note" },
  PAID: { label: "Paid", tone: "normal" },
};
