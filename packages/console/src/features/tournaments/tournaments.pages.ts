import { listTournamentWinners, listTournaments, showTournament, showTournamentWinner } from "@backoffice/api-client";
import * as tournamentsShapes from "@backoffice/api-client/shapes/tournaments";
import { listPage } from "#entities/fields/list-page.ts";
import { recordPage } from "#kit/records/record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/tournament/list": listPage({
    read: listTournaments,
    shape: tournamentsShapes.listTournaments,
    label: "Tournaments",
    key: "id",
    first: ["title"],
    link: "/tournament/{id}",
  }),
  "/tournament/new": listPage({
    read: listTournaments,
    shape: tournamentsShapes.listTournaments,
    label: "Tournaments",
    key: "id",
    first: ["title"],
  }),
  "/tournament/{id}": recordPage({
    read: showTournament,
    shape: tournamentsShapes.showTournament,
    noun: "tournament",
  }),
  "/tournament/winners/list": listPage({
    read: listTournamentWinners,
    shape: tournamentsShapes.listTournamentWinners,
    label: "Tournament winners",
    key: "winnerId",
    first: ["playerCode"],
    link: "/tournament/winners/{winnerId}",
  }),
  "/tournament/winners/{id}": recordPage({
    read: showTournamentWinner,
    shape: tournamentsShapes.showTournamentWinner,
    noun: "tournament winner",
    params: { id: "winnerId" },
  }),
};
