import type { listAffiliateWithdrawals } from "@backoffice/api-client";
import { booleanCell, dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { hidden } from "#entities/transaction/transaction-columns.tsx";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";

type Row = RowOf<typeof listAffiliateWithdrawals.operation>;

/** Columns of affiliate withdrawals. */
export const affiliateWithdrawalColumns: ColumnsOf<typeof listAffiliateWithdrawals> = [
  { id: "txId", header: "Withdrawal", ...idCell<Row>((row) => row.txId), sticky: "start", width: 140 },
  { id: "playerCode", header: "Player", ...playerLinkCell<Row>((row) => row), sortable: true, width: 180 },
  {
    id: "status",
    header: "Status",
    ...statusCell((row: Row) => row.status, TRANSACTION_STATUS),
    sortable: true,
    width: 120,
  },
  {
    id: "profitInUSD",
    header: "Profit",
    ...amountCell<Row>((row) => ({ value: row.profitInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  { id: "date", header: "Requested", ...dateCell<Row>((row) => row.date), sortable: true, width: 170 },
  {
    id: "requestedBy",
    header: "Requested by",
    help: "“Player” if no staff member is named.",
    ...textCell<Row>((row) => row.requestedBy ?? "Player"),
    width: 120,
  },
  { id: "jobId", header: "Job", ...textCell<Row>((row) => row.jobId), width: 90 },
  { id: "opTitle", header: "Operator", ...operatorCell<Row>((row) => row.opId), sortable: true, width: 140 },
  { id: "confirmedBy", header: "Decided by", ...textCell<Row>((row) => row.confirmedBy), width: 120 },
  { id: "confirmedAt", header: "Decided", ...dateCell<Row>((row) => row.confirmedAt), width: 170 },
  { id: "note", header: "Note for the player", ...textCell<Row>((row) => row.note), width: 220 },
  hidden({ id: "isTest", header: "Test", ...booleanCell<Row>((row) => row.isTest), width: 70 }),
];
