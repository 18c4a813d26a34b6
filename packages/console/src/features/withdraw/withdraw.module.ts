import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Withdrawals, and treasuries. */
export const withdraw = defineModule({
  pages: definePages("Withdraw", "view_withdrawals", () => import("./withdraw.pages.ts"), {
    "/withdraw/list": {
      title: "Withdrawals",
      variants: { "status=CONFIRMED": "Confirmed Withdrawals" },
    },
    "/withdraw/pending": { title: "Pending Withdrawals", badge: "withdraw" },
    "/withdraw/treasuries": { title: "Treasuries", permission: "view_treasuries" },
    "/withdraw/affiliate": { title: "Affiliate Withdrawals", permission: "view_affiliates" },
  }),
  panels: [],
});
