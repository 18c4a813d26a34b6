import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./invoices.params.ts";

/** What operators are charged for a month, and who may change it; the pages are those of billing. */
export const invoices = defineModule({
  pages: [],
  panels: definePanels("view_billing", () => import("./invoices.panels.ts"), {
    "invoice-details": { title: "Invoice Details", params: ["invoiceId"], width: "lg" },
    "delete-invoice-record": { title: "Delete invoice", permission: "edit_invoices" },
  }),
});
