import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./payments.params.ts";

/** Panels of payments; their pages belong to billing. */
export const payments = defineModule({
  pages: [],
  panels: definePanels("edit_payments", () => import("./payments.panels.ts"), {
    "add-payment": { title: "Add Payment", creates: { label: "New payment", permission: "edit_payments" } },
    "new-payment": {
      title: "New Payment",
      creates: { label: "New payment record", permission: "edit_payments" },
    },
    "payment-details": { title: "Payment Details", permission: "view_billing", width: "lg", params: ["paymentId"] },
    "edit-manual-payment": { title: "Edit Manual Payment", about: ({ payment }) => [payment.paymentId] },
    "edit-cpg-transfer": { title: "Edit CPG Transfer", about: ({ payment }) => [payment.paymentId] },
    "delete-payment": { title: "Delete Payment Confirmation", about: ({ payment }) => [payment.paymentId] },
    "delete-payment-record": { title: "Delete payment", about: ({ payment }) => [payment.id] },
    // Operator staff see their own wallet; platform staff choose the operator (money §6).
    "provider-payment": { title: "Provider Payment", permission: "view_billing" },
    "wallet-preview": { title: "Wallet Preview" },
  }),
});
