import { listAffiliateWithdrawJobs } from "@backoffice/api-client";
import { dateCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { readAgain } from "#kit/list/rows/read-again.ts";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { PanelHead } from "#kit/panels/panel-frame.tsx";
import { useScope } from "#kit/scope/scope.ts";
import { StatusBadge, statusLabel } from "#kit/words/status-badge.tsx";
import { jobActions } from "./jobs.actions.ts";
import { JOB_STATUS } from "./job-status.ts";
import { jobWords } from "./job-words.ts";

type Job = RowOf<typeof listAffiliateWithdrawJobs.operation>;

/** Polling interval in milliseconds. */
const LOOK_EVERY = 5000;

const columns: ColumnsOf<typeof listAffiliateWithdrawJobs> = [
  { id: "startedAt", header: "Started", ...dateCell<Job>((row) => row.startedAt), sortable: true, width: 170 },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <StatusBadge status={status} of={JOB_STATUS} />,
    text: ({ status }) => statusLabel(status, JOB_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "requestedCount",
    header: "Requested",
    cell: (job, { locale }) => jobWords(job, locale),
    text: ({ requestedCount }) => String(requestedCount),
    width: 130,
  },
  {
    id: "totalProfitInUSD",
    header: "Profit",
    ...amountCell<Job>((row) => ({ value: row.totalProfitInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  { id: "opTitle", header: "Operator", ...operatorCell<Job>((row) => row.opId), sortable: true, width: 140 },
  { id: "startedBy", header: "By", ...textCell<Job>((row) => row.startedBy), width: 110 },
  { id: "canceledBy", header: "Canceled by", ...textCell<Job>((row) => row.canceledBy), width: 110 },
];

/** Affiliate withdraw jobs, newest first. */
export const AffiliateWithdrawJobs = () => {
  const { opId } = useScope();
  return (
    <>
      <PanelHead title="Affiliate Withdraw Jobs" />
      <ListInPanel
        label="Jobs"
        source={useMemo(
          () => readAgain(rowsOf(listAffiliateWithdrawJobs, "jobId", { opId, includeBrands: true }), LOOK_EVERY),
          [opId],
        )}
        columns={columns}
        defaultSort={{ id: "startedAt", desc: true }}
        actions={jobActions}
        empty="No jobs yet."
      />
    </>
  );
};
