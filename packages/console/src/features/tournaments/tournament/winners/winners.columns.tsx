import type { components, listTournamentWinners } from "@backoffice/api-client";
import { dateCell, statusCell, textCell } from "@backoffice/ui/table";
import { amountCell } from "#entities/money/amount-cell.tsx";
import { operatorCell } from "#entities/operator/operator-cell.tsx";
import { playerLinkCell } from "#entities/player/player-link-cell.tsx";
import { categoryLabel, PRIZE_STATUS } from "#entities/tournament/tournament-words.ts";
import type { ColumnsOf } from "#kit/list/list-column.ts";
import { numberCell } from "#kit/numbers/number-cell.tsx";
import { refCell } from "#kit/references/ref-cell.tsx";

type Winner = components["schemas"]["TournamentWinner"];

/** Columns of the winner lists. */
export const winnerColumns: ColumnsOf<typeof listTournamentWinners> = [
  {
    id: "playerCode",
    header: "Player",
    ...playerLinkCell<Winner>((winner) => winner),
    sortable: true,
    hideable: false,
    sticky: "start",
    width: 165,
  },
  {
    id: "tournamentTitle",
    header: "Tournament",
    ...refCell<Winner>(
      "tournament",
      ({ tournamentId }) => tournamentId,
      textCell(({ tournamentTitle }) => tournamentTitle),
    ),
    sortable: true,
    width: 180,
  },
  {
    id: "status",
    header: "Status",
    ...statusCell<Winner, Winner["status"]>(({ status }) => status, PRIZE_STATUS),
    sortable: true,
    width: 105,
  },
  { id: "rank", header: "Rank", ...numberCell<Winner>(({ rank }) => rank), sortable: true, width: 75 },
  {
    id: "prizeAmount",
    header: "Prize",
    ...amountCell<Winner>(({ prizeAmount, currency }) => ({ value: prizeAmount, currency })),
    width: 140,
  },
  {
    id: "prizeAmountInUSD",
    header: "In USD",
    ...amountCell<Winner>(({ prizeAmountInUSD }) => ({ value: prizeAmountInUSD, currency: "USD" })),
    sortable: true,
    width: 130,
  },
  { id: "points", header: "Points", ...numberCell<Winner>(({ points }) => points), sortable: true, width: 90 },
  { id: "createdAt", header: "Won", ...dateCell<Winner>(({ createdAt }) => createdAt), sortable: true, width: 175 },
  { id: "decidedAt", header: "Decided", ...dateCell<Winner>((it) => it.decidedAt), sortable: true, width: 175 },
  { id: "decidedBy", header: "Decided by", ...textCell<Winner>((it) => it.decidedBy), width: 130 },
  { id: "opTitle", header: "Operator", ...operatorCell<Winner>(({ opId }) => opId), sortable: true, width: 150 },
  {
    id: "category",
    header: "Category",
    ...textCell<Winner>(({ category }) => categoryLabel(category)),
    width: 110,
    defaultHidden: true,
  },
  {
    id: "noteForThePlayer",
    header: "Note for the player",
    ...textCell<Winner>((it) => it.noteForThePlayer),
    width: 220,
    defaultHidden: true,
  },
];
