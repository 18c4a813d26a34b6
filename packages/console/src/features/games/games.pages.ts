import {
  listGameCategories,
  listGameJurisdictions,
  listGameLogs,
  listGameOriginalProviders,
  listGameTags,
  listGames,
  listOperatorGames,
  showGame,
} from "@backoffice/api-client";
import * as gameCatalogueShapes from "@backoffice/api-client/shapes/game-catalogue";
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
  "/gamesV2/original-providers/list": plainListPage({
    read: listGameOriginalProviders,
    shape: gameCatalogueShapes.listGameOriginalProviders,
    label: "Original providers",
    key: "id",
    first: ["slug", "displayName"],
  }),
  "/gamesV2/jurisdictions": plainListPage({
    read: listGameJurisdictions,
    shape: gameCatalogueShapes.listGameJurisdictions,
    label: "Game jurisdictions",
    key: "uuid",
    first: ["code", "title"],
  }),
  "/gamesV2/categories": plainListPage({
    read: listGameCategories,
    shape: gameCatalogueShapes.listGameCategories,
    label: "Game categories",
    key: "uuid",
    first: ["slug", "title"],
  }),
  "/gamesV2/tags": plainListPage({
    read: listGameTags,
    shape: gameCatalogueShapes.listGameTags,
    label: "Game tags",
    key: "uuid",
    first: ["slug", "title"],
  }),
  "/games": plainListPage({
    read: listOperatorGames,
    shape: gamesShapes.listOperatorGames,
    label: "Games",
    key: ["gameId", "opId"],
    first: ["title"],
  }),
};
