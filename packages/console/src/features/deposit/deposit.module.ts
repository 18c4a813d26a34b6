import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Deposits and their orders. */
export const deposit = defineModule({
  pages: definePages("Deposit", "view_deposits", () => import("./deposit.pages.ts"), {
    "/deposit/list": {
      title: "Deposits",
      variants: { "status=CONFIRMED": "Confirmed Deposits" },
    },
    "/deposit/orders": { title: "Deposit Orders" },
    "/deposit/pending": { title: "Pending Deposits", badge: "deposit" },
  }),
  panels: [],
});
