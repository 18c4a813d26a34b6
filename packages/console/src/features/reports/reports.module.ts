import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";

/** Totals over a period, by game, operator, transaction or affiliate. */
export const reports = defineModule({
  pages: definePages("Reports", "view_game_reports", () => import("./reports.pages.ts"), {
    "/reports/bonus-releases": { title: "Bonus Releases", permission: "view_bonus_reports" },
    "/reports/bonus-transactions": { title: "Bonus Transactions", permission: "view_bonus_reports" },
    "/reports/game-currency": { title: "Game Currency" },
    "/reports/game-financial": { title: "Game Financial" },
    "/reports/game-operator": { title: "Game Operator" },
    "/reports/games": { title: "Games" },
    "/reports/game-providers": { title: "Game Providers" },
    "/reports/operator": { title: "Operator", permission: "view_player_reports" },
    "/reports/registration": { title: "Registration", permission: "view_player_reports" },
    "/reports/billing-invoice-ggr": { title: "Billing Invoice GGR", permission: "view_billing_reports" },
    "/reports/billing-payment-collections": {
      title: "Billing Payment Collections",
      permission: "view_billing_reports",
    },
    "/reports/risk-management": { title: "Risk Management", permission: "view_risk_reports" },
    "/reports/transaction-operator": { title: "Transaction Operator", permission: "view_transaction_reports" },
    "/reports/transactions": { title: "Transactions", permission: "view_transaction_reports" },
    "/reports/transactionsV2": { title: "Transactions V2", permission: "view_transaction_reports" },
    "/reports/affiliate-revenue": { title: "Affiliate Revenue", permission: "view_affiliate_reports" },
    "/reports/top-affiliates": { title: "Top Affiliates", permission: "view_affiliate_reports" },
    "/reports/top-channels": { title: "Top Channels", permission: "view_affiliate_reports" },
    "/reports/partner-channels": { title: "Partner Channels", permission: "view_affiliate_reports" },
  }),
  panels: [],
});
