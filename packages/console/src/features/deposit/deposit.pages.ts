import { DepositOrdersPage } from "./list/deposit-orders.page.tsx";
import { DepositsPage } from "./list/deposits.page.tsx";
import { PendingDepositsPage } from "./list/pending-deposits.page.tsx";

/** Pages by path. */
export default {
  "/deposit/list": DepositsPage,
  "/deposit/orders": DepositOrdersPage,
  "/deposit/pending": PendingDepositsPage,
};
