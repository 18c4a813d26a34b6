import { listDeposits, showTransaction } from "@backoffice/api-client";
import { listDeposits as shape } from "@backoffice/api-client/shapes/deposits";
import { ArrowDownToLine } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { pendingSummary } from "#entities/transaction/pending-summary.tsx";
import { transactionActions } from "#entities/transaction/transaction-actions.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { OVER_1000_USD } from "#kit/queue/waiting/over-1000-usd.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { PENDING_DEPOSIT_COLUMNS } from "./deposits.columns.ts";
import { depositBulk } from "../deposits.bulk.ts";

/** `/deposit/pending`: pending queue, oldest first; a decision opens the next one. */
export const PendingDepositsPage = listPage({
  read: listDeposits,
  shape,
  label: "Pending deposits",
  key: "txId",
  columns: PENDING_DEPOSIT_COLUMNS,
  // Deleted ones are not pending and not in the menu's count.
  fixed: { status: "PENDING", isDeleted: false },
  defaultSort: { id: "createdAt", desc: false },
  actions: transactionActions,
  bulk: depositBulk,
  views: builtInViews(OVER_1000_USD, waitingOverADay(), {
    name: "First deposits",
    filter: () => ({ isFTD: "true" }),
  }),
  queue: staffQueue({
    waiting: {},
    since: "createdAt",
    target: QUEUE_TARGETS.deposit,
    quick: [OVER_1000_USD, waitingOverADay({}, "Over a day")],
    Summary: pendingSummary("DEPOSIT"),
    read: (txId) => showTransaction.options({ body: { txId } }),
  }),
  opens: { panel: "transaction-details", param: "txId" },
  empty: {
    icon: ArrowDownToLine,
    title: "No pending deposits",
    text: "Deposits that need review appear here.",
  },
});
