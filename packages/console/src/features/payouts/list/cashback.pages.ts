import { listTransactions, showTransaction } from "@backoffice/api-client";
import { listTransactions as shape } from "@backoffice/api-client/shapes/transactions";
import { BadgePercent } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { payoutBulk } from "#entities/transaction/bulk/payout-bulk.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { OVER_1000_USD } from "#kit/queue/waiting/over-1000-usd.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { payoutColumns } from "./payout-columns.ts";
import { payoutsTotal } from "./payouts-total.tsx";

/** `/transactions/cashback`; with `?status=CONFIRMED` paid cashback. */
export const CashbackPage = listPage({
  read: listTransactions,
  shape,
  label: "Cashback transactions",
  noun: "payout",
  key: "txId",
  columns: payoutColumns({}),
  fixed: { transactionType: "CASHBACK" },
  actions: transactionActions,
  total: payoutsTotal,
  buttons: [{ label: "Pending cashback", to: "/transactions/pending-cashback", permission: "view_transactions" }],
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: BadgePercent, text: "Cashback claims appear here once players make them." },
});

/** `/transactions/pending-cashback`: pending queue, oldest first; a decision opens the next one. */
export const PendingCashbackPage = listPage({
  read: listTransactions,
  shape,
  label: "Pending cashback",
  key: "txId",
  columns: payoutColumns({ target: QUEUE_TARGETS.cashback }),
  // Deleted ones are not pending and not in the menu's count.
  fixed: { transactionType: "CASHBACK", status: "PENDING", isDeleted: false },
  defaultSort: { id: "createdAt", desc: false },
  actions: transactionActions,
  bulk: payoutBulk,
  views: builtInViews(OVER_1000_USD, waitingOverADay()),
  queue: staffQueue({
    waiting: {},
    since: "createdAt",
    target: QUEUE_TARGETS.cashback,
    read: (txId) => showTransaction.options({ body: { txId } }),
  }),
  opens: { panel: "transaction-details", param: "txId" },
  empty: {
    icon: BadgePercent,
    title: "No pending cashback",
    text: "Claims stay here until they are approved or rejected.",
  },
});
