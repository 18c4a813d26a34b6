import { listDepositOrders, listDeposits } from "@backoffice/api-client";
import * as depositsShapes from "@backoffice/api-client/shapes/deposits";
import { listPage } from "#entities/fields/list-page.ts";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/deposit/list": listPage({
    read: listDeposits,
    shape: depositsShapes.listDeposits,
    label: "Deposits",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
  "/deposit/orders": listPage({
    read: listDepositOrders,
    shape: depositsShapes.listDepositOrders,
    label: "Deposit orders",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
  }),
  "/deposit/pending": listPage({
    read: listDeposits,
    shape: depositsShapes.listDeposits,
    label: "Pending deposits",
    key: "txId",
    columns: { transactionType: "hidden", transactionSubType: "hidden", direction: "hidden" },
    fixed: { status: "PENDING" },
    opens: { panel: "transaction-details", param: "txId" },
  }),
};
