import { listAffiliateProfitWithdrawals, listTransactions, showTransaction } from "@backoffice/api-client";
import { listTransactions as transactions } from "@backoffice/api-client/shapes/transactions";
import { listAffiliateProfitWithdrawals as withdrawals } from "@backoffice/api-client/shapes/withdrawals";
import { Handshake } from "lucide-react";
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

/** `/transactions/affiliate-profit` */
export const AffiliateProfitPage = listPage({
  read: listTransactions,
  shape: transactions,
  label: "Affiliate profit transactions",
  noun: "payout",
  key: "txId",
  columns: payoutColumns({ kinds: true }),
  fixed: { transactionType: "AFFILIATE" },
  actions: transactionActions,
  total: payoutsTotal,
  buttons: [
    {
      label: "Pending affiliate profit",
      to: "/transactions/pending-affiliate-profit",
      permission: "view_withdrawals",
    },
  ],
  opens: { panel: "transaction-details", param: "txId" },
  empty: { icon: Handshake, text: "Profits appear here once affiliates withdraw them." },
});

/** `/transactions/pending-affiliate-profit`: pending queue, oldest first; a decision opens the next one. */
export const PendingAffiliateProfitPage = listPage({
  read: listAffiliateProfitWithdrawals,
  shape: withdrawals,
  label: "Pending affiliate profit",
  key: "txId",
  columns: payoutColumns({ target: QUEUE_TARGETS.affProfit, kinds: true }),
  // Deleted ones are not pending and not in the menu's count.
  fixed: { status: "PENDING", isDeleted: false },
  defaultSort: { id: "createdAt", desc: false },
  actions: transactionActions,
  bulk: payoutBulk,
  views: builtInViews(OVER_1000_USD, waitingOverADay()),
  queue: staffQueue({
    waiting: {},
    since: "createdAt",
    target: QUEUE_TARGETS.affProfit,
    read: (txId) => showTransaction.options({ body: { txId } }),
  }),
  opens: { panel: "transaction-details", param: "txId" },
  empty: {
    icon: Handshake,
    title: "No pending profits",
    text: "Withdrawals stay here until they are approved or rejected.",
  },
});
