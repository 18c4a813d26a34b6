import type { SwitchedGame } from "./switched-game.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "enable-game-confirmation": SwitchedGame;
    "disable-game-confirmation": SwitchedGame;
    /** Preselected operator or brand. */
    "activate-games-by-aggregator": { opId?: string };
    "deactivate-games-by-aggregator": { opId?: string };
  }
}

/** Availability of games on the platform and at operators. */
export const gamesCms = defineModule({
  pages: definePages("Games CMS", "view_games_cms", () => import("./games-cms.pages.ts"), {
    "/games-cms/all-games": { title: "All Games" },
    "/games-cms/all-games/{id}": { title: "Game Content" },
    "/games-cms/operator-games": { title: "Operator Games" },
    "/games-cms/operator-games/{id}": { title: "Operator Game Content" },
  }),
  panels: definePanels("edit_games_cms", () => import("./games-cms.panels.ts"), {
    "enable-game-confirmation": { title: "Enable game" },
    "disable-game-confirmation": { title: "Disable game" },
    "activate-games-by-aggregator": { title: "Activate games by aggregator" },
    "deactivate-games-by-aggregator": { title: "Deactivate games by aggregator" },
  }),
});
