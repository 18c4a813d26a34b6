import { listBillingMovements } from "@backoffice/api-client";
import { listBillingMovements as shape } from "@backoffice/api-client/shapes/billing";
import { select } from "@backoffice/ui/filters";
import { ArrowLeftRight } from "lucide-react";
import { RECORD_TYPE } from "#entities/billing/record-type.ts";
import { listPage } from "#entities/fields/contract-page.ts";
import { statusOptions } from "#kit/words/status-badge.tsx";
import { PROVIDER_PAYMENT } from "./buttons.ts";
import { movementActions } from "./movement.actions.ts";
import { movementColumns } from "./movements.columns.tsx";
import { withPayments } from "./with-payments.tsx";

const Movements = listPage({
  read: listBillingMovements,
  shape,
  label: "Billing movements",
  key: "id",
  columns: movementColumns,
  filters: { type: select({ label: "Type", place: "bar", options: statusOptions(RECORD_TYPE) }) },
  actions: movementActions,
  opens: { panel: "billing-record-details", param: "billingRecord" },
  buttons: [PROVIDER_PAYMENT],
  create: { creates: "add-payment" },
  empty: { icon: ArrowLeftRight, text: "Invoices and payments change an operator's debt." },
});

/** `/billing/transaction-history`: invoices and payments with the debt after each. */
export const TransactionHistoryPage = withPayments("Movements", Movements);
