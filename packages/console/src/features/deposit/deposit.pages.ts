import { DepositOrdersPage } from "./list/deposit-orders.page.tsx";
import { DepositsPage } from "./list/deposits.page.tsx";
import { PendingDepositsPage } from "./list/pending-deposits.page.tsx";

/** What is at each path of the feature. */
export default {
  "/deposit/list": DepositsPage,
  "/deposit/orders": DepositOrdersPage,
  "/deposit/pending": PendingDepositsPage,
};
