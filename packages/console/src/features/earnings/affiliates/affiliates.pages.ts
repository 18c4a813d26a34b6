import { AffiliateWithdrawalsPage } from "./affiliate-withdrawals.page.ts";

/** Pages of affiliates by path. */
export default {
  "/withdraw/affiliate": AffiliateWithdrawalsPage,
};
