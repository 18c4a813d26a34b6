import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import { defineModule, OF_NO_OPERATOR } from "#kit/pages/define-module.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Without an ID: a new one. */
    "game-original-provider-edit": Adds<{ id?: string }>;
    "game-jurisdiction-edit": Adds<{ uuid?: string }>;
    "game-category-edit": Adds<{ uuid?: string }>;
    "game-tag-edit": Adds<{ uuid?: string }>;
  }
}

const creates = (label: `New ${string}`) => ({ label, permission: "edit_game_catalogue" as const });

/** Game labels: original providers, jurisdictions, categories and tags. */
export const gameCatalogue = defineModule({
  pages: definePages("Games catalogue", "view_games", () => import("./catalogue.pages.ts"), {
    "/gamesV2/original-providers/list": { title: "Original Providers" },
    "/gamesV2/jurisdictions": { title: "Game Jurisdictions", ...OF_NO_OPERATOR },
    "/gamesV2/categories": { title: "Game Categories", ...OF_NO_OPERATOR },
    "/gamesV2/tags": { title: "Game Tags", ...OF_NO_OPERATOR },
  }),
  panels: definePanels("view_games", () => import("./catalogue.panels.ts"), {
    "game-original-provider-edit": {
      title: "Original provider",
      params: ["id"],
      recordOf: "provider",
      creates: creates("New original provider"),
    },
    "game-jurisdiction-edit": { title: "Game jurisdiction", params: ["uuid"], creates: creates("New jurisdiction") },
    "game-category-edit": { title: "Game category", params: ["uuid"], creates: creates("New category") },
    "game-tag-edit": { title: "Game tag", params: ["uuid"], creates: creates("New tag") },
  }),
});
