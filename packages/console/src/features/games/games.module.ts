import { definePages } from "../../kit/define-pages.ts";
import { defineModule } from "../../kit/define-module.ts";

/** The catalogue of games and what sorts it. */
export const games = defineModule({
  pages: definePages("Games catalogue", "view_games", () => import("./games.pages.ts"), {
    "/gamesV2": { title: "Games Catalogue" },
    "/gamesV2/{id}": { title: "Game Details" },
    "/gamesV2/activities": { title: "Game Activities", permission: "view_game_activities" },
    "/gamesV2/original-providers/list": { title: "Original Providers" },
    "/gamesV2/jurisdictions": { title: "Game Jurisdictions" },
    "/gamesV2/categories": { title: "Game Categories" },
    "/gamesV2/tags": { title: "Game Tags" },
    "/games": { title: "Games" },
  }),
  panels: [],
});
