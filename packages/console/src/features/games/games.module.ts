import { definePages } from "../../kit/define-pages.ts";
import { defineModule } from "../../kit/define-module.ts";

/** What sorts the catalogue of games. */
export const games = defineModule({
  pages: definePages("Games catalogue", "view_games", () => import("./games.pages.ts"), {
    "/gamesV2/original-providers/list": { title: "Original Providers" },
    "/gamesV2/jurisdictions": { title: "Game Jurisdictions" },
    "/gamesV2/categories": { title: "Game Categories" },
    "/gamesV2/tags": { title: "Game Tags" },
  }),
  panels: [],
});
