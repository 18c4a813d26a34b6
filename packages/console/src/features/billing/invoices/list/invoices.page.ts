import { listInvoices } from "@backoffice/api-client";
import { listInvoices as shape } from "@backoffice/api-client/shapes/billing-v2";
import { ReceiptText } from "lucide-react";
import { invoiceColumns } from "#entities/billing/invoice-columns.tsx";
import { listPage } from "#entities/fields/list-page.ts";
import { invoiceActions } from "../invoice.actions.ts";

/** `/billing/invoices` */
export const InvoicesPage = listPage({
  read: listInvoices,
  shape,
  label: "Invoices",
  key: "_id",
  columns: invoiceColumns,
  actions: invoiceActions,
  create: { creates: "generate-invoice" },
  opens: { panel: "invoice-details", param: "invoiceId" },
  empty: { icon: ReceiptText, text: "An invoice appears here as soon as one is generated." },
});
