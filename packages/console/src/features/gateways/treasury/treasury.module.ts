import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";

/** Operator funds for payouts. */
export const treasury = defineModule({
  pages: [
    ...definePages("Withdraw", "view_treasuries", () => import("./treasuries.pages.ts"), {
      "/withdraw/treasuries": { title: "Treasuries", slugId: "gateways" },
    }),
    ...definePages("Transactions", "view_treasuries", () => import("./treasury-account.pages.ts"), {
      "/treasury-account": { title: "Treasury Account", slugId: "gateways" },
    }),
  ],
  panels: [],
});
