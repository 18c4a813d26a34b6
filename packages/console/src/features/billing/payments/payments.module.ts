import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];
type PaidInvoice = Pick<Schemas["Invoice"], "invoiceNo" | "month" | "year" | "remainingAmountInUSD">;

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "payment-details": { paymentId: string };
  }
  interface DialogParams {
    /** Preselected operator; by default that of the top bar or the user's own. */
    "new-payment": Adds<{ opId?: string }>;
    /** Preselected operator and invoice. */
    "add-payment": Adds<{ opId?: string; invoice?: PaidInvoice }>;
    "edit-manual-payment": { payment: Schemas["Payment"] };
    "edit-cpg-transfer": { payment: Schemas["Payment"] };
    "delete-payment": { payment: Schemas["Payment"] };
    "delete-payment-record": { payment: Schemas["PaymentRecord"] };
    "provider-payment": { opId?: string };
    "wallet-preview": { opId: string };
  }
}

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
