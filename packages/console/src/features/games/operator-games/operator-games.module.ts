import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Operator and game as one key, see `operatorGameKey`. */
    "game-details": { game: string };
  }
}

/** Games as operators offer them. */
export const operatorGames = defineModule({
  pages: definePages("Games catalogue", "view_games", () => import("./operator-games.pages.ts"), {
    "/games": { title: "Games" },
  }),
  panels: definePanels("view_games", () => import("./operator-games.panels.ts"), {
    "game-details": { title: "Game Details", params: ["game"], edits: true },
  }),
});
