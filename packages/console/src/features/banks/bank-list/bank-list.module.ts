import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Without an ID: a new bank. */
    "bank-edit": Adds<{ uuid: string }>;
  }
  interface DialogParams {
    "delete-bank": { bank: components["schemas"]["Bank"] };
  }
}

/** Banks to which players of an operator can withdraw. */
export const bankList = defineModule({
  pages: definePages("Withdraw", "view_banks", () => import("./bank-list.pages.ts"), {
    "/withdraw/bank-list": { title: "Bank List" },
  }),
  panels: definePanels("view_banks", () => import("./bank-list.panels.ts"), {
    "bank-edit": { title: "Bank", params: ["uuid"], creates: { label: "New bank", permission: "edit_banks" } },
    "delete-bank": { title: "Delete bank", permission: "delete_banks" },
  }),
});
