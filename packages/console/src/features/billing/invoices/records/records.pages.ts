import { listBillingRecords } from "@backoffice/api-client";
import { listBillingRecords as shape } from "@backoffice/api-client/shapes/billing";
import { select } from "@backoffice/ui/filters";
import { FilePlus2, ReceiptText } from "lucide-react";
import { issuedFilter } from "#entities/billing/month-filters.ts";
import { recordColumns } from "#entities/billing/record-columns.tsx";
import { RECORD_TYPE } from "#entities/billing/record-type.ts";
import { listPage } from "#entities/fields/contract-page.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { recordActions } from "./record.actions.ts";

const records = {
  read: listBillingRecords,
  shape,
  key: "id",
  columns: recordColumns,
  actions: recordActions,
  opens: { panel: "billing-record-details", param: "billingRecord" },
  filters: {
    type: select({ label: "Type", place: "bar", options: statusOptions(RECORD_TYPE) }),
    period: issuedFilter,
  },
  buttons: [{ creates: "new-payment" }],
  create: {
    label: "New invoice",
    icon: FilePlus2,
    panel: "generate-invoice",
    params: { invoiceAs: "record" },
    permission: "generate_invoices",
  },
  empty: { icon: ReceiptText, text: "Invoices and payments appear here." },
} as const;

/** `/billing/operators` */
export const OperatorRecordsPage = listPage({ ...records, label: "Billing records" });

/** `/billing/brands` */
export const BrandRecordsPage = listPage({
  ...records,
  label: "Billing records of brands",
  fixed: { brandsOnly: true },
});
