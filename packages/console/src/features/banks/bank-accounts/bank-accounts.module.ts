import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./bank-accounts.params.ts";

/** Players' bank accounts, and their approval. */
export const bankAccounts = defineModule({
  pages: [
    definePage({
      path: "/withdraw/bank-accounts",
      title: "Bank Accounts",
      group: "Withdraw",
      permission: "view_bank_accounts",
      badge: "bankAccounts",
      page: () => import("./list/bank-accounts.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      id: "bank-account-details",
      title: "Bank account",
      permission: "view_bank_accounts",
      keptIn: "address",
      params: ["uuid"],
      panel: () => import("./panels/bank-account-details.drawer.tsx"),
    }),
    definePanel({
      id: "bank-account-confirmation",
      title: "Approve or reject bank account",
      permission: "approve_reject_bank_accounts",
      keptIn: "memory",
      params: [],
      panel: () => import("./panels/bank-account-confirmation.confirm.tsx"),
    }),
  ],
});
