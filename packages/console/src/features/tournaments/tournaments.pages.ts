import { listTournamentWinners, listTournaments, showTournament, showTournamentWinner } from "@backoffice/api-client";
import * as tournamentsShapes from "@backoffice/api-client/shapes/tournaments";
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/tournament/list": plainListPage({
    read: listTournaments,
    shape: tournamentsShapes.listTournaments,
    label: "Tournaments",
    key: "id",
    first: ["title"],
    link: "/tournament/{id}",
  }),
  "/tournament/new": plainListPage({
    read: listTournaments,
    shape: tournamentsShapes.listTournaments,
    label: "Tournaments",
    key: "id",
    first: ["title"],
  }),
  "/tournament/{id}": plainRecordPage({
    read: showTournament,
    shape: tournamentsShapes.showTournament,
    noun: "tournament",
  }),
  "/tournament/winners/list": plainListPage({
    read: listTournamentWinners,
    shape: tournamentsShapes.listTournamentWinners,
    label: "Tournament winners",
    key: "winnerId",
    first: ["playerCode"],
    link: "/tournament/winners/{winnerId}",
  }),
  "/tournament/winners/{id}": plainRecordPage({
    read: showTournamentWinner,
    shape: tournamentsShapes.showTournamentWinner,
    noun: "tournament winner",
    params: { id: "winnerId" },
  }),
};
