import type { components } from "@backoffice/api-client";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "transaction-details": { txId: string };
  }
  interface DialogParams {
    "delete-transaction": { tx: components["schemas"]["Transaction"] };
  }
}

/** Movements of players' money. */
export const transactions = defineModule({
  pages: [
    ...definePages("Transactions", "view_transactions", () => import("./transactions.pages.ts"), {
      "/transactions/transactions-activities": {
        title: "Transaction Activities",
        permission: "view_transaction_activities",
      },
      "/transactions/claimed-bonus": { title: "Claimed Bonuses" },
      "/transactions/list": { title: "Transactions" },
      "/transactions/bet-adjustment": { title: "Bet Adjustments" },
      "/profit-history": { title: "Profit History" },
    }),
    ...definePages("Transactions", "view_transactions", () => import("./transaction.pages.ts"), {
      "/transactions/details/{txId}": { title: "Transaction Details", recordOf: "transaction" },
    }),
  ],
  panels: definePanels("view_transactions", () => import("./transactions.panels.ts"), {
    "transaction-details": { title: "Transaction Details", params: ["txId"], ofMoney: true },
    "delete-transaction": {
      title: "Delete transaction",
      permission: "delete_transactions",
      about: ({ tx }) => [tx.txId],
    },
  }),
});
