import { AffiliateProfitPage, PendingAffiliateProfitPage } from "./list/affiliate-profit.pages.ts";
import { CashbackPage, PendingCashbackPage } from "./list/cashback.pages.ts";

/** Pages by path. */
export default {
  "/transactions/affiliate-profit": AffiliateProfitPage,
  "/transactions/pending-affiliate-profit": PendingAffiliateProfitPage,
  "/transactions/cashback": CashbackPage,
  "/transactions/pending-cashback": PendingCashbackPage,
};
