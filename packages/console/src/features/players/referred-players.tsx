import { listReferredPlayers } from "@backoffice/api-client";
import { triState } from "@backoffice/ui/filters";
import { booleanCell, dateCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import type { RowOf } from "#kit/list/call-types.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { ALL } from "#kit/scope/scope.ts";

type Referred = RowOf<typeof listReferredPlayers.operation>;

const inUSD = (get: (row: Referred) => number) => amountCell<Referred>((row) => ({ value: get(row), currency: "USD" }));

const columns: ColumnsOf<typeof listReferredPlayers> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Referred>((row) => row),
    sortable: true,
    sticky: "start",
    width: 180,
  },
  { id: "isActive", header: "Active", ...booleanCell<Referred>((row) => row.isActive), width: 80 },
  { id: "wagerInUSD", header: "Wager", ...inUSD((row) => row.wagerInUSD), sortable: true, width: 130 },
  { id: "depositInUSD", header: "Deposits", ...inUSD((row) => row.depositInUSD), sortable: true, width: 130 },
  { id: "withdrawInUSD", header: "Withdrawals", ...inUSD((row) => row.withdrawInUSD), sortable: true, width: 130 },
  {
    id: "plInUSD",
    header: "P/L",
    help: "House result from this player. Negative when the house lost.",
    ...inUSD((row) => row.plInUSD),
    sortable: true,
    width: 130,
  },
  { id: "firstDepositInUSD", header: "First deposit", ...inUSD((row) => row.firstDepositInUSD), width: 130 },
  { id: "channelId", header: "Channel", ...textCell<Referred>((row) => row.channelId), width: 100 },
  { id: "createdAt", header: "Registered", ...dateCell<Referred>((row) => row.createdAt), sortable: true, width: 180 },
];

const filters = defineListFilters<typeof listReferredPlayers>()(() => ({
  isActive: triState({ label: "Active", yes: "Active only", no: "Inactive only", place: "bar" }),
}));

/** Players referred by a player, with their results (shell §2.3). */
export const ReferredPlayers = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Referred players"
    // All permitted operators, whatever the scope.
    source={useMemo(() => rowsOf(listReferredPlayers, "playerId", { playerCode, opId: ALL }), [playerCode])}
    columns={columns}
    filters={filters}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ page: "/players/{playerCode}" }}
    empty="No referred players."
  />
);
