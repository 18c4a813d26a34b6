import type { components } from "@backoffice/api-client";
import type { InvoiceInQuestion } from "./invoice-in-question.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Schemas = components["schemas"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "invoice-details": { invoiceId: string };
    "billing-record-details": { billingRecord: string };
    /** `records` sends the call of the record pages (ruling 13); `opId` preselects the operator. */
    "generate-invoice": Adds<{ invoiceAs?: "record"; invoiceFor?: string }>;
  }
  interface DialogParams {
    "existing-invoice": { draft: Schemas["NewInvoice"] };
    "edit-operator-invoice": { invoice: Schemas["Invoice"] };
    "edit-operator-invoice-record": { record: Schemas["InvoiceRecord"] };
    "invoice-setting": { opId: string };
    "delete-invoice-record": { invoice: InvoiceInQuestion };
  }
}

/** Panels of monthly invoices; their pages belong to billing. */
export const invoices = defineModule({
  pages: [],
  panels: definePanels("view_billing", () => import("./invoices.panels.ts"), {
    "invoice-details": { title: "Invoice Details", params: ["invoiceId"], width: "lg" },
    "generate-invoice": {
      title: "Generate Invoice",
      params: ["invoiceAs", "invoiceFor"],
      width: "lg",
      permission: "generate_invoices",
      creates: { label: "New invoice", permission: "generate_invoices" },
    },
    "existing-invoice": {
      title: "Existing Invoice",
      permission: "generate_invoices",
      about: ({ draft }) => [draft.opId, `${draft.year}-${draft.month}`],
    },
    "edit-operator-invoice": {
      title: "Edit Operator Invoice",
      permission: "edit_invoices",
      about: ({ invoice }) => [invoice._id],
    },
    "invoice-setting": {
      title: "Invoice Setting",
      permission: "edit_invoices",
      about: ({ opId }) => [opId],
    },
    "billing-record-details": { title: "Billing Record Details", params: ["billingRecord"], width: "lg" },
    "edit-operator-invoice-record": {
      title: "Edit Operator Invoice Record",
      permission: "edit_invoices",
      about: ({ record }) => [record.id],
    },
    "delete-invoice-record": {
      title: "Delete invoice",
      permission: "edit_invoices",
      about: ({ invoice }) => [invoice.invoiceId],
    },
  }),
});
