import { PendingWithdrawalsPage } from "./withdrawals/list/pending-withdrawals.page.ts";
import { WithdrawalsPage } from "./withdrawals/list/withdrawals.page.ts";

/** What is at each path of the group, with its own screens where it has some. */
export default {
  "/withdraw/list": WithdrawalsPage,
  "/withdraw/pending": PendingWithdrawalsPage,
};
