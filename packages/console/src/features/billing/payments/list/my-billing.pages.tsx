import { listBillingRecords, listInvoices, type components } from "@backoffice/api-client";
import { listBillingRecords as records } from "@backoffice/api-client/shapes/billing";
import { listInvoices as invoices } from "@backoffice/api-client/shapes/billing-v2";
import { select } from "@backoffice/ui/filters";
import { ReceiptText } from "lucide-react";
import { invoiceColumns } from "#entities/billing/invoice-columns.tsx";
import { recordColumns } from "#entities/billing/record-columns.tsx";
import { RECORD_TYPE } from "#entities/billing/record-type.ts";
import { listPage } from "#entities/fields/contract-page.ts";
import type { ListPageParts } from "#kit/list/list-page.tsx";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { PROVIDER_PAYMENT } from "./buttons.ts";
import { withPayments } from "./with-payments.tsx";

/** `/billing/me`: billing records of the user's operator (ruling 13). */
export const myBillingPage = (actions: ListPageParts<components["schemas"]["BillingRecord"]>["actions"]) =>
  listPage({
    read: listBillingRecords,
    shape: records,
    label: "Billing records",
    key: "id",
    columns: recordColumns,
    filters: { type: select({ label: "Type", place: "bar", options: statusOptions(RECORD_TYPE) }) },
    actions,
    opens: { panel: "billing-record-details", param: "billingRecord" },
    buttons: [{ creates: "new-payment" }],
    create: PROVIDER_PAYMENT,
    empty: { icon: ReceiptText, text: "Your invoices and payments appear here." },
  });

const MyInvoices = listPage({
  read: listInvoices,
  shape: invoices,
  label: "Invoices",
  key: "_id",
  columns: invoiceColumns,
  create: PROVIDER_PAYMENT,
  opens: { panel: "invoice-details", param: "invoiceId" },
  empty: { icon: ReceiptText, text: "Your invoices appear here once generated." },
});

/** `/billing/meV2`: invoices and payments of the user's operator (ruling 13). */
export const MyBillingV2Page = withPayments("Invoices", MyInvoices);
