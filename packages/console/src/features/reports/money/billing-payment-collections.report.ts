import { listBillingPaymentCollectionReport } from "@backoffice/api-client";
import { listBillingPaymentCollectionReport as shape } from "@backoffice/api-client/shapes/money-reports";
import { invoices, payments } from "#entities/report/drill-down/drill-downs.ts";
import { reportPage } from "#entities/report/report-page.tsx";

/** `/reports/billing-payment-collections`: invoiced amounts by operator, and their payments. */
export const BillingPaymentCollectionsReport = reportPage({
  read: listBillingPaymentCollectionReport,
  shape,
  label: "Billing Payment Collections report",
  key: "opId",
  first: ["opTitle"],
  defaultSort: { id: "outstandingInUSD", desc: true },
  figures: {
    invoicedInUSD: { label: "Invoiced" },
    paidInUSD: { label: "Paid" },
    outstandingInUSD: { label: "Outstanding", good: "down" },
    payments: { label: "Payments", good: "neither" },
  },
  drillDowns: { invoices, invoicedInUSD: invoices, payments, paidInUSD: payments },
  chart: {
    category: "Operator",
    by: "opId",
    name: "opTitle",
    of: { outstandingInUSD: "Outstanding" },
  },
});
