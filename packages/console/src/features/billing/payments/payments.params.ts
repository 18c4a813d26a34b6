import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];
type PaidInvoice = Pick<Schemas["Invoice"], "invoiceNo" | "month" | "year" | "remainingAmountInUSD">;

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "payment-details": { paymentId: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
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
