import { listGameLogs, listGames, listOperatorGames, showGame } from "@backoffice/api-client";
import * as gamesShapes from "@backoffice/api-client/shapes/games";
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/gamesV2": plainListPage({
    read: listGames,
    shape: gamesShapes.listGames,
    label: "Games",
    key: "gameId",
    first: ["title"],
    link: "/gamesV2/{gameId}",
  }),
  "/gamesV2/{id}": plainRecordPage({
    read: showGame,
    shape: gamesShapes.showGame,
    noun: "game",
    params: { id: "gameId" },
  }),
  "/gamesV2/activities": plainListPage({
    read: listGameLogs,
    shape: gamesShapes.listGameLogs,
    label: "Game activities",
    key: "uuid",
    first: ["timestamp", "message"],
  }),
  "/games": plainListPage({
    read: listOperatorGames,
    shape: gamesShapes.listOperatorGames,
    label: "Games",
    key: ["gameId", "opId"],
    first: ["title"],
  }),
};
