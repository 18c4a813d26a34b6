import { AffiliateWithdrawalsPage } from "./affiliate-withdrawals.page.ts";

/** What is at each path of affiliates. */
export default {
  "/withdraw/affiliate": AffiliateWithdrawalsPage,
};
