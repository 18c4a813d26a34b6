import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DialogParams {
    "launch-game-url": {
      gameId: string;
      title: string;
      /** Operator whose site launches it; selected in the dialog if omitted. */
      opId?: string;
    };
    "sync-games-confirmation": object;
  }
}

/** Catalogue of all games, whoever offers them. */
export const gameList = defineModule({
  pages: [
    ...definePages("Games catalogue", "view_games", () => import("./game-list.pages.ts"), {
      "/gamesV2": { title: "Games Catalogue" },
    }),
    ...definePages("Games catalogue", "view_games", () => import("./game.pages.ts"), {
      "/gamesV2/{id}": { title: "Game Details", recordOf: "game" },
    }),
  ],
  panels: definePanels("view_games", () => import("./game-list.panels.ts"), {
    "launch-game-url": { title: "Launch Game URL" },
    "sync-games-confirmation": { title: "Sync games", permission: "sync_games" },
  }),
});
