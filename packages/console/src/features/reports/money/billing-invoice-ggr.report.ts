import { listBillingInvoiceGgrReport } from "@backoffice/api-client";
import { listBillingInvoiceGgrReport as shape } from "@backoffice/api-client/shapes/money-reports";
import type { DrillDown } from "#entities/report/drill-down/drill-down.ts";
import { invoices } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";

/** Invoices of the total; a row opens its own. */
const all: DrillDown<object> = {
  ...invoices,
  query: (row) => (row ? undefined : {}),
  carries: { search: "search" },
};

/** `/reports/billing-invoice-ggr`: charges of invoices issued in the period. */
export const BillingInvoiceGgrReport = reportPage({
  read: listBillingInvoiceGgrReport,
  shape,
  label: "Billing Invoice GGR report",
  key: "invoiceId",
  first: ["invoiceNo", "opTitle"],
  opens: { panel: "invoice-details", param: "invoiceId" },
  columns: { month: { width: 80 }, year: { width: 80 } },
  defaultSort: { id: "invoiceNo", desc: true },
  figures: {
    casinoGGRInUSD: { label: "Casino GGR" },
    sportGGRInUSD: { label: "Sport GGR" },
    totalPayableAmountInUSD: { label: "Invoiced" },
    remainingAmountInUSD: { label: "Outstanding", good: "down" },
  },
  drillDowns: { totalPayableAmountInUSD: all, remainingAmountInUSD: all },
  chart: {
    category: "Operator",
    by: "opId",
    name: "opTitle",
    of: { totalPayableAmountInUSD: "Invoiced" },
  },
});
