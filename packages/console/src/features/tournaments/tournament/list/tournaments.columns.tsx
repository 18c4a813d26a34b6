import type { components, listTournaments } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { categoryLabel, TOURNAMENT_STATUS } from "#entities/tournament/tournament-words.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";

type Tournament = components["schemas"]["Tournament"];

/** Columns of the tournament list. */
export const tournamentColumns: ColumnsOf<typeof listTournaments> = [
  {
    id: "title",
    header: "Name",
    ...textCell<Tournament>(({ title }) => title),
    cell: ({ title }) => <bdi className="truncate font-semibold">{title}</bdi>,
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 190,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Tournament, Tournament["status"]>(({ status }) => status, TOURNAMENT_STATUS),
    sortable: true,
    width: 100,
  },
  {
    id: "category",
    header: "Category",
    ...textCell<Tournament>(({ category }) => categoryLabel(category)),
    sortable: true,
    width: 110,
  },
  {
    id: "pendingPrizes",
    header: "Pending",
    help: "Prizes pending approval.",
    ...numberCell<Tournament>(({ pendingPrizes }) => pendingPrizes),
    sortable: true,
    width: 95,
  },
  {
    id: "prizePool",
    header: "Prize pool",
    ...amountCell<Tournament>(({ prizePool, currency }) => ({ value: prizePool, currency })),
    sortable: true,
    width: 150,
  },
  {
    id: "playersCount",
    header: "Players",
    ...numberCell<Tournament>(({ playersCount }) => playersCount),
    sortable: true,
    width: 90,
  },
  {
    id: "startTime",
    header: "Starts",
    ...dateCell<Tournament>(({ startTime }) => startTime),
    sortable: true,
    width: 175,
  },
  { id: "endTime", header: "Ends", ...dateCell<Tournament>(({ endTime }) => endTime), sortable: true, width: 175 },
  { id: "opTitle", header: "Operator", ...operatorCell<Tournament>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "minWagerInUSD",
    header: "Minimum wager",
    help: "Minimum stake to take part.",
    ...amountCell<Tournament>(({ minWagerInUSD }) => ({ value: minWagerInUSD, currency: "USD" })),
    width: 120,
    defaultHidden: true,
  },
  {
    id: "createdBy",
    header: "Created by",
    ...textCell<Tournament>(({ createdBy }) => createdBy),
    width: 130,
    defaultHidden: true,
  },
];
