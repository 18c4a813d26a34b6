import {
  listGameCategories,
  listGameJurisdictions,
  listGameOriginalProviders,
  listGameTags,
} from "@backoffice/api-client";
import * as gameCatalogueShapes from "@backoffice/api-client/shapes/game-catalogue";
import { plainListPage } from "../../kit/plain-list-page.tsx";

/** What is at each path of the group, until it has screens of its own. */
export default {
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
};
