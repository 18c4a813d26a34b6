import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Transaction = components["schemas"]["Transaction"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "verify-deposit-confirmation": { tx: Transaction };
    "reject-deposit-order": { tx: Transaction };
    "order-status": { tx: Transaction };
  }
}

/** Deposits, their orders, and the decisions on them. */
export const deposit = defineModule({
  pages: definePages("Deposit", "view_deposits", () => import("./deposit.pages.ts"), {
    "/deposit/list": {
      title: "Deposits",
      variants: { "status=CONFIRMED": "Confirmed Deposits" },
    },
    "/deposit/orders": { title: "Deposit Orders" },
    "/deposit/pending": { title: "Pending Deposits", badge: "deposit" },
  }),
  panels: definePanels("view_deposits", () => import("./deposit.panels.ts"), {
    "verify-deposit-confirmation": {
      title: "Verify Deposit Confirmation",
      permission: "verify_deposits",
      about: ({ tx }) => [tx.txId],
    },
    "reject-deposit-order": {
      title: "Reject Deposit Order",
      permission: "verify_deposits",
      about: ({ tx }) => [tx.txId],
    },
    "order-status": { title: "Order Status", about: ({ tx }) => [tx.txId] },
  }),
});
