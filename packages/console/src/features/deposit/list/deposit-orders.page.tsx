import { listDepositOrders, type components } from "@backoffice/api-client";
import { listDepositOrders as shape } from "@backoffice/api-client/shapes/deposits";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { ReceiptText } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { ORDER_STATUS } from "#entities/transaction/order/order-status.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { hidden } from "#entities/transaction/transaction-columns.tsx";
import { depositColumns } from "./deposits.columns.ts";

type DepositOrder = components["schemas"]["DepositOrder"];

const column = depositColumns<DepositOrder>();

/** `/deposit/orders`: amounts that players were asked to pay, and their status at the providers. */
export const DepositOrdersPage = listPage({
  read: listDepositOrders,
  shape,
  label: "Deposit orders",
  noun: "deposit order",
  key: "txId",
  columns: [
    {
      id: "orderId",
      header: "Order",
      ...idCell<DepositOrder>(({ order }) => order.orderId, { keep: 12 }),
      hideable: false,
      sticky: "start",
      width: 150,
    },
    column.player,
    {
      id: "orderStatus",
      header: "Order status",
      help: "Status at the payment provider.",
      ...statusCell<DepositOrder, keyof typeof ORDER_STATUS>(({ order }) => order.orderStatus, ORDER_STATUS),
      sortable: true,
      width: 120,
    },
    { ...column.status, header: "Deposit" },
    {
      id: "expectedAmount",
      header: "Expected",
      ...amountCell<DepositOrder>(({ order }) => ({ value: order.expectedAmount, currency: order.currency })),
      // Amounts stay while the id of the deposit gives way.
      priority: 1,
      width: 140,
    },
    {
      id: "receivedAmount",
      header: "Received",
      ...amountCell<DepositOrder>(({ order }) => ({ value: order.receivedAmount, currency: order.currency })),
      priority: 1,
      width: 140,
    },
    column.inUSD,
    column.gateway,
    column.created,
    {
      id: "expiresAt",
      header: "Expires",
      ...dateCell<DepositOrder>(({ order }) => order.expiresAt),
      sortable: true,
      width: 190,
    },
    column.operator,
    hidden(column.txId),
    hidden(column.credited),
    {
      id: "network",
      header: "Network",
      ...textCell<DepositOrder>(({ order }) => order.network),
      width: 100,
      defaultHidden: true,
    },
    {
      id: "destinationAddress",
      header: "Sent to",
      ...idCell<DepositOrder>(({ order }) => order.destinationAddress),
      width: 140,
      defaultHidden: true,
    },
    {
      id: "checkedAt",
      header: "Last checked",
      ...dateCell<DepositOrder>(({ order }) => order.checkedAt),
      width: 190,
      defaultHidden: true,
    },
  ],
  actions: transactionActions,
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: ReceiptText, text: "Orders appear here once a provider is asked for a payment." },
});
