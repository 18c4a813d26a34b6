import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Deposits, their gateways and orders. */
export const deposit = defineModule({
  pages: definePages("Deposit", "view_deposit_gateways", () => import("./deposit.pages.ts"), {
    "/deposit/gateways": { title: "Deposit Gateways" },
    "/deposit/gatewaysV2": { title: "Deposit Gateways V2" },
    "/deposit/gatewaysV2/{id}": { title: "Deposit Gateway" },
    "/deposit/list": {
      title: "Deposits",
      permission: "view_deposits",
      variants: { "status=CONFIRMED": "Confirmed Deposits" },
    },
    "/deposit/orders": { title: "Deposit Orders", permission: "view_deposits" },
    "/deposit/pending": { title: "Pending Deposits", permission: "view_deposits", badge: "deposit" },
  }),
  panels: [],
});
