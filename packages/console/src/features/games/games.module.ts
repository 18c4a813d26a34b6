import { definePages } from "../../kit/define-pages.ts";
import { defineModule } from "../../kit/define-module.ts";

/** The games: of the platform and of an operator, and what was done to them. */
export const games = defineModule({
  pages: definePages("Games catalogue", "view_games", () => import("./games.pages.ts"), {
    "/gamesV2": { title: "Games Catalogue" },
    "/gamesV2/{id}": { title: "Game Details" },
    "/gamesV2/activities": { title: "Game Activities", permission: "view_game_activities" },
    "/games": { title: "Games" },
  }),
  panels: [],
});
