import { listAffiliateWithdrawals, listReferredPlayers } from "@backoffice/api-client";
import { dateCell, idCell, statusCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { TRANSACTION_STATUS } from "#entities/transaction/transaction-status.ts";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import type { Earner } from "../earner.ts";

type Active = RowOf<typeof listReferredPlayers.operation>;
type Withdrawal = RowOf<typeof listAffiliateWithdrawals.operation>;

const inUSD = (get: (row: Active) => number) => amountCell<Active>((row) => ({ value: get(row), currency: "USD" }));

const activeColumns: ColumnsOf<typeof listReferredPlayers> = [
  { id: "playerCode", header: "Player", ...playerLinkCell<Active>((row) => row), sortable: true, width: 180 },
  { id: "wagerInUSD", header: "Wager", ...inUSD((row) => row.wagerInUSD), sortable: true, width: 130 },
  { id: "depositInUSD", header: "Deposits", ...inUSD((row) => row.depositInUSD), sortable: true, width: 130 },
  { id: "withdrawInUSD", header: "Withdrawals", ...inUSD((row) => row.withdrawInUSD), sortable: true, width: 130 },
  { id: "plInUSD", header: "P/L", ...inUSD((row) => row.plInUSD), sortable: true, width: 130 },
  { id: "createdAt", header: "Registered", ...dateCell<Active>((row) => row.createdAt), sortable: true, width: 170 },
];

const withdrawalColumns: ColumnsOf<typeof listAffiliateWithdrawals> = [
  { id: "txId", header: "Withdrawal", ...idCell<Withdrawal>((row) => row.txId), width: 150 },
  { id: "date", header: "Date", ...dateCell<Withdrawal>((row) => row.date), sortable: true, width: 170 },
  {
    id: "profitInUSD",
    header: "Profit",
    ...amountCell<Withdrawal>((row) => ({ value: row.profitInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell((row: Withdrawal) => row.status, TRANSACTION_STATUS),
    sortable: true,
    width: 120,
  },
];

/** Lists behind the figures: active players and withdrawal history (money §3). */
export const ReportLists = ({ earner: { playerCode, opId } }: { earner: Earner }) => (
  <>
    <ListInPanel
      label="Active players"
      source={useMemo(
        () => rowsOf(listReferredPlayers, "playerId", { playerCode, opId, isActive: true }),
        [playerCode, opId],
      )}
      columns={activeColumns}
      defaultSort={{ id: "wagerInUSD", desc: true }}
      opens={{ page: "/players/{playerCode}" }}
      empty="No referred player bet enough to count as active."
    />
    <ListInPanel
      label="Withdrawal history"
      source={useMemo(() => rowsOf(listAffiliateWithdrawals, "txId", { playerCode, opId }), [playerCode, opId])}
      columns={withdrawalColumns}
      defaultSort={{ id: "date", desc: true }}
      empty="The player has withdrawn no profit."
    />
  </>
);
