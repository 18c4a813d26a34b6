import type { PayoutParams } from "./payout-params.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "bonus-withdraw-confirmation": PayoutParams;
    "cashback-withdraw-confirmation": PayoutParams;
    "affiliate-withdraw-approve-confirmation": PayoutParams;
    "referral-claim-confirmation": PayoutParams;
  }
}

/** Key of the draft. */
const payout = ({ tx, action }: PayoutParams) => [tx.txId, action];

/** Payouts other than withdrawals: bonuses, cashback, affiliate profit, referral claims. */
export const payouts = defineModule({
  pages: definePages("Transactions", "view_transactions", () => import("./payouts.pages.ts"), {
    "/transactions/affiliate-profit": { title: "Affiliate Profit" },
    "/transactions/pending-affiliate-profit": {
      title: "Pending Affiliate Profit",
      permission: "view_withdrawals",
      badge: "affProfit",
    },
    "/transactions/cashback": {
      title: "Cashback",
      variants: { "status=CONFIRMED": "Confirmed Cashback" },
    },
    "/transactions/pending-cashback": { title: "Pending Cashback", badge: "cashback" },
  }),
  panels: definePanels("view_transactions", () => import("./payouts.panels.ts"), {
    "bonus-withdraw-confirmation": {
      title: "Approve or reject bonus",
      permission: "approve_reject_bonus_transactions",
      about: payout,
    },
    "cashback-withdraw-confirmation": {
      title: "Approve or reject cashback",
      permission: "approve_reject_cashbacks",
      about: payout,
    },
    "affiliate-withdraw-approve-confirmation": {
      title: "Approve or reject affiliate profit",
      permission: "approve_reject_affiliate_withdrawals",
      about: payout,
    },
    "referral-claim-confirmation": {
      title: "Approve or reject referral claim",
      permission: "approve_reject_affiliate_withdrawals",
      about: payout,
    },
  }),
});
