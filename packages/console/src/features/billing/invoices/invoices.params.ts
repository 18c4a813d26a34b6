import type { components } from "@backoffice/api-client";

type Schemas = components["schemas"];

/** Invoice data shown in a confirmation, from V2 invoices or records. */
export type InvoiceInQuestion = {
  invoiceId: string;
  opId: string;
  invoiceNo: number;
  title: string;
  totalInUSD: number;
  remainingInUSD: number;
};

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    "invoice-details": { invoiceId: string };
    "billing-record-details": { billingRecord: string };
    /** `records` sends the call of the record pages (ruling 13); `opId` preselects the operator. */
    "generate-invoice": Adds<{ invoiceAs?: "record"; invoiceFor?: string }>;
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "existing-invoice": { draft: Schemas["NewInvoice"] };
    "edit-operator-invoice": { invoice: Schemas["Invoice"] };
    "edit-operator-invoice-record": { record: Schemas["InvoiceRecord"] };
    "invoice-setting": { opId: string };
    "delete-invoice-record": { invoice: InvoiceInQuestion };
  }
}
