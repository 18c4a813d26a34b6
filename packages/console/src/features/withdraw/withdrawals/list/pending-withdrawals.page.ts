import { listWithdrawals, showWithdrawal, type components } from "@backoffice/api-client";
import { listWithdrawals as shape } from "@backoffice/api-client/shapes/withdrawals";
import { ArrowUpFromLine } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { OVER_1000_USD } from "#kit/queue/waiting/over-1000-usd.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { QUEUE_TARGETS } from "#kit/queue/queue-targets.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { pendingSummary } from "#entities/transaction/pending-summary.tsx";
import { rowChecks } from "#entities/transaction/withdrawal/checks/withdrawal-row-checks.ts";
import { withdrawalActions } from "./withdrawals.actions.ts";
import { pendingWithdrawalColumns } from "./withdrawals.columns.tsx";
import { withdrawalBulk } from "./withdrawals.bulk.ts";

/** `/withdraw/pending`: pending queue, oldest first. It has no status filter (money §2). */
export const PendingWithdrawalsPage = listPage({
  read: listWithdrawals,
  shape,
  label: "Pending withdrawals",
  key: "txId",
  columns: pendingWithdrawalColumns,
  fixed: { status: "PENDING", isDeleted: false },
  defaultSort: { id: "createdAt", desc: false },
  actions: withdrawalActions,
  bulk: withdrawalBulk,
  opens: { panel: "transaction-details", param: "txId" },
  views: builtInViews(OVER_1000_USD, waitingOverADay()),
  queue: staffQueue({
    waiting: {},
    since: "createdAt",
    target: QUEUE_TARGETS.withdraw,
    quick: [OVER_1000_USD, waitingOverADay({}, "Over a day")],
    toCheck: ({ checks }: components["schemas"]["Withdrawal"]) =>
      checks && rowChecks(checks).some(({ state }) => state !== "note"),
    Summary: pendingSummary("WITHDRAW"),
    read: (txId) => showWithdrawal.options({ body: { txId } }),
  }),
  empty: {
    icon: ArrowUpFromLine,
    title: "No pending withdrawals",
    text: "Withdrawals stay here until they are approved or rejected.",
  },
});
