import type { components } from "@backoffice/api-client";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "bank-account-details": { uuid: string };
  }
  interface DialogParams {
    "bank-account-confirmation": {
      account: components["schemas"]["BankAccount"];
      action: components["schemas"]["BankAccountReview"]["actionType"];
      /** A note entered before. */
      note?: string;
    };
  }
}

/** Players' bank accounts, and their approval. */
export const bankAccounts = defineModule({
  pages: definePages("Withdraw", "view_bank_accounts", () => import("./bank-accounts.pages.ts"), {
    "/withdraw/bank-accounts": { title: "Bank Accounts", badge: "bankAccounts" },
  }),
  panels: definePanels("view_bank_accounts", () => import("./bank-accounts.panels.ts"), {
    "bank-account-details": { title: "Bank account", params: ["uuid"] },
    "bank-account-confirmation": {
      title: "Approve or reject bank account",
      permission: "approve_reject_bank_accounts",
      about: ({ account, action }) => [account.uuid, action],
    },
  }),
});
