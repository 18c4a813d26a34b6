import { showTournament, showTournamentWinner } from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/tournaments";
import { recordPage } from "#kit/records/record-page.tsx";
import NewTournamentPage from "./tournament/list/new-tournament.page.tsx";
import { TournamentRecord } from "./tournament/list/tournament.record.tsx";
import { WinnerRecord } from "./tournament/winners/winner.record.tsx";

/** The form and the record pages, which the lists do not load. */
export default {
  "/tournament/new": NewTournamentPage,
  "/tournament/{id}": recordPage({
    read: showTournament,
    shape: shapes.showTournament,
    noun: "tournament",
    draw: (tournament) => <TournamentRecord tournament={tournament} />,
  }),
  "/tournament/winners/{id}": recordPage({
    read: showTournamentWinner,
    shape: shapes.showTournamentWinner,
    noun: "tournament winner",
    params: { id: "winnerId" },
    draw: (winner) => <WinnerRecord winner={winner} />,
  }),
};
