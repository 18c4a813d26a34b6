import { listInvoices } from "@backoffice/api-client";
import { listInvoices as shape } from "@backoffice/api-client/shapes/billing-v2";
import { select } from "@backoffice/ui/filters";
import { ReceiptText } from "lucide-react";
import { invoiceColumns } from "#entities/billing/invoice-columns.tsx";
import { INVOICE_STATUS } from "#entities/billing/invoice-status.ts";
import { issuedFilter, monthFilter, yearFilter } from "#entities/billing/month-filters.ts";
import { listPage } from "#entities/fields/contract-page.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { invoiceActions } from "../invoice.actions.ts";

/** `/billing/invoices` */
export const InvoicesPage = listPage({
  read: listInvoices,
  shape,
  label: "Invoices",
  key: "_id",
  columns: invoiceColumns,
  filters: {
    status: select({ label: "Status", place: "bar", options: statusOptions(INVOICE_STATUS) }),
    year: yearFilter,
    month: monthFilter,
    period: issuedFilter,
  },
  actions: invoiceActions,
  create: { creates: "generate-invoice" },
  opens: { panel: "invoice-details", param: "invoiceId" },
  empty: { icon: ReceiptText, text: "Invoices appear here once generated." },
});
