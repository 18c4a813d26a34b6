import { definePages } from "../../kit/define-pages.ts";
import { defineModule } from "../../kit/define-module.ts";

/** How games are shown. */
export const gamesCms = defineModule({
  pages: definePages("Games CMS", "view_games_cms", () => import("./games-cms.pages.ts"), {
    "/games-cms/all-games": { title: "All Games" },
    "/games-cms/all-games/{id}": { title: "Game Content" },
    "/games-cms/operator-games": { title: "Operator Games" },
    "/games-cms/operator-games/{id}": { title: "Operator Game Content" },
  }),
  panels: [],
});
