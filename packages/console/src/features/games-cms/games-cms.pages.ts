import { listCmsGames, listCmsOperatorGames, showCmsGame, showCmsOperatorGame } from "@backoffice/api-client";
import * as gamesCmsShapes from "@backoffice/api-client/shapes/games-cms";
import { plainListPage } from "../../kit/plain-list-page.tsx";
import { plainRecordPage } from "../../kit/plain-record-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
  "/games-cms/all-games": plainListPage({
    read: listCmsGames,
    shape: gamesCmsShapes.listCmsGames,
    label: "Games",
    key: "gameId",
    first: ["title"],
    link: "/games-cms/all-games/{gameId}",
  }),
  "/games-cms/all-games/{id}": plainRecordPage({
    read: showCmsGame,
    shape: gamesCmsShapes.showCmsGame,
    noun: "game",
    params: { id: "gameId" },
  }),
  "/games-cms/operator-games": plainListPage({
    read: listCmsOperatorGames,
    shape: gamesCmsShapes.listCmsOperatorGames,
    label: "Operator games",
    key: ["gameId", "opId"],
    first: ["title"],
    link: "/games-cms/operator-games/{gameId}",
  }),
  "/games-cms/operator-games/{id}": plainRecordPage({
    read: showCmsOperatorGame,
    shape: gamesCmsShapes.showCmsOperatorGame,
    noun: "game",
    params: { id: "gameId" },
    oneOperator: true,
  }),
};
