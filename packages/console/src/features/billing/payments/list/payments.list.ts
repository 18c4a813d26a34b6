import { listPayments } from "@backoffice/api-client";
import { listPayments as shape } from "@backoffice/api-client/shapes/billing-v2";
import { Banknote } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { paymentActions } from "../payment.actions.ts";
import { PROVIDER_PAYMENT } from "./buttons.ts";
import { paymentColumns } from "./payments.columns.tsx";

/** Payments view shared by several pages. */
export const PaymentsList = listPage({
  read: listPayments,
  shape,
  label: "Payments",
  key: "paymentId",
  columns: paymentColumns,
  actions: paymentActions,
  buttons: [PROVIDER_PAYMENT],
  create: { creates: "add-payment" },
  opens: { panel: "payment-details", param: "paymentId" },
  empty: { icon: Banknote, text: "Payments appear here once entered or received from the provider." },
});
