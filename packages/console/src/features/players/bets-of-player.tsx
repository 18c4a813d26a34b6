import { listBets, type components } from "@backoffice/api-client";
import { select } from "@backoffice/ui/filters";
import { dateCell, idCell, statusCell, textCell } from "@backoffice/ui/table";
import { useMemo } from "react";
import { BET_STATUS } from "#entities/bet/bet-status.ts";
import { winOf } from "#entities/bet/win-of.ts";
import { amountCell } from "#entities/money/amount-cell.tsx";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { ListInPanel } from "#kit/list/list-in-panel.tsx";
import { defineListFilters } from "#kit/list/state/filters.ts";
import { refCell } from "#kit/references/ref-cell.tsx";
import { choiceCell } from "#kit/words/choice-cell.ts";
import { rowsOfPlayer } from "#entities/player/rows-of-player.ts";

type Bet = components["schemas"]["Bet"];

const columns: ColumnsOf<typeof listBets> = [
  {
    id: "betId",
    header: "Bet ID",
    ...refCell<Bet>(
      "bet",
      ({ betId }) => betId,
      idCell(({ betId }) => betId, { keep: 12 }),
    ),
    width: 130,
  },
  { id: "title", header: "Game or event", ...textCell<Bet>(({ title }) => title), width: 220 },
  {
    id: "betType",
    header: "Type",
    ...choiceCell<Bet>(({ betType }) => betType),
    sortable: true,
    width: 90,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Bet, Bet["status"]>(({ status }) => status, BET_STATUS),
    sortable: true,
    width: 110,
  },
  {
    id: "betAmountInUSD",
    header: "Stake",
    help: "Shown in the currency of the bet and sorted by the value in USD.",
    ...amountCell<Bet>((bet) => ({ value: bet.betAmount, currency: bet.currency })),
    sortable: true,
    width: 130,
  },
  {
    id: "winAmountInUSD",
    header: "Win",
    help: "Shown in the currency of the bet and sorted by the value in USD.",
    ...amountCell<Bet>((bet) => ({ value: winOf(bet).own, currency: bet.currency })),
    sortable: true,
    width: 130,
  },
  { id: "createdAt", header: "Placed", ...dateCell<Bet>(({ createdAt }) => createdAt), sortable: true, width: 180 },
];

const STATUS_OPTIONS = Object.entries(BET_STATUS).map(([value, { label }]) => ({ value, label }));
const filters = defineListFilters<typeof listBets>()(() => ({
  status: select({ label: "Status", options: STATUS_OPTIONS, place: "bar" }),
}));

/** Bets of a player, newest first; a row opens the bet. */
export const BetsOfPlayer = ({ playerCode }: { playerCode: string }) => (
  <ListInPanel
    label="Bets"
    source={useMemo(() => rowsOfPlayer(listBets, "betId", playerCode), [playerCode])}
    columns={columns}
    filters={filters}
    defaultSort={{ id: "createdAt", desc: true }}
    opens={{ panel: "bet-details", param: "bet" }}
    empty="No bets yet."
  />
);
