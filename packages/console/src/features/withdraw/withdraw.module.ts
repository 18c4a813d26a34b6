import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Withdrawals, their gateways and treasuries. */
export const withdraw = defineModule({
  pages: definePages("Withdraw", "view_withdraw_gateways", () => import("./withdraw.pages.ts"), {
    "/withdraw/gateways": { title: "Withdraw Gateways" },
    "/withdraw/gatewaysV2": { title: "Withdraw Gateways V2" },
    "/withdraw/gatewaysV2/{id}": { title: "Withdraw Gateway" },
    "/withdraw/list": {
      title: "Withdrawals",
      permission: "view_withdrawals",
      variants: { "status=CONFIRMED": "Confirmed Withdrawals" },
    },
    "/withdraw/pending": { title: "Pending Withdrawals", permission: "view_withdrawals", badge: "withdraw" },
    "/withdraw/treasuries": { title: "Treasuries", permission: "view_treasuries" },
    "/withdraw/affiliate": { title: "Affiliate Withdrawals", permission: "view_affiliates" },
  }),
  panels: [],
});
