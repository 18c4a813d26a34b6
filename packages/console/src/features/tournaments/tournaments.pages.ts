import { listTournamentWinners, listTournaments, showTournamentWinner } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/tournaments";
import { Medal, Plus, Trophy } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { builtInViews } from "#kit/list/state/view-definitions.ts";
import { waitingOverADay } from "#kit/queue/waiting/waiting-over-a-day.ts";
import { staffQueue } from "#kit/queue/staff-queue.tsx";
import { tournamentActions } from "./tournament/list/tournaments.actions.ts";
import { tournamentColumns } from "./tournament/list/tournaments.columns.tsx";
import { tournamentFilters } from "./tournament/list/tournaments.filters.ts";
import { winnerActions } from "./tournament/winners/winners.actions.ts";
import { winnerBulk } from "./tournament/winners/winners.bulk.ts";
import { winnerColumns } from "./tournament/winners/winners.columns.tsx";

/** Pages by path. */
export default {
  "/tournament/list": listPage({
    read: listTournaments,
    shape: shapes.listTournaments,
    label: "Tournaments",
    key: "id",
    columns: tournamentColumns,
    filters: tournamentFilters,
    actions: tournamentActions,
    buttons: [{ label: "Winners", to: "/tournament/winners/list", permission: "view_tournaments" }],
    create: { label: "New tournament", icon: Plus, to: "/tournament/new", permission: "edit_tournaments" },
    opens: { page: "/tournament/{id}" },
    empty: { icon: Trophy, text: "Players can join tournaments added here." },
  }),
  "/tournament/winners/list": listPage({
    read: listTournamentWinners,
    shape: shapes.listTournamentWinners,
    label: "Tournament winners",
    key: "winnerId",
    columns: winnerColumns,
    actions: winnerActions,
    bulk: winnerBulk,
    views: builtInViews(waitingOverADay({ status: "PENDING" })),
    queue: staffQueue({
      waiting: { status: "PENDING" },
      since: "createdAt",
      target: Infinity,
      read: (winnerId) => showTournamentWinner.options({ body: { winnerId } }),
    }),
    opens: { panel: "tournament-winner-details", param: "winner" },
    empty: { icon: Medal, text: "Winners appear here once a tournament has ended." },
  }),
};
