import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./payments.params.ts";

/** What operators pay; the pages that list it are those of billing. */
export const payments = defineModule({
  pages: [],
  panels: definePanels("edit_payments", () => import("./payments.panels.ts"), {
    "add-payment": {
      title: "Add Payment",
      creates: { label: "New payment", permission: "edit_payments" },
    },
  }),
});
