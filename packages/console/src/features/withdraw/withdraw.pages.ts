import { PendingWithdrawalsPage } from "./withdrawals/list/pending-withdrawals.page.ts";
import { WithdrawalsPage } from "./withdrawals/list/withdrawals.page.ts";

/** Pages of the group by path. */
export default {
  "/withdraw/list": WithdrawalsPage,
  "/withdraw/pending": PendingWithdrawalsPage,
};
