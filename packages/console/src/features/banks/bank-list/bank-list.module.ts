import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./bank-list.params.ts";

/** The banks that players of an operator may withdraw to. */
export const bankList = defineModule({
  pages: [
    definePage({
      path: "/withdraw/bank-list",
      title: "Bank List",
      group: "Withdraw",
      permission: "view_banks",
      page: () => import("./list/banks.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      id: "bank-edit",
      title: "Bank",
      permission: "view_banks",
      keptIn: "address",
      params: ["uuid"],
      panel: () => import("./panels/bank-edit.drawer.tsx"),
    }),
    definePanel({
      id: "delete-bank",
      title: "Delete bank",
      permission: "delete_banks",
      keptIn: "memory",
      params: [],
      panel: () => import("./panels/delete-bank.confirm.tsx"),
    }),
  ],
});
