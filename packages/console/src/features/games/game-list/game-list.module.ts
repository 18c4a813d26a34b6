import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./game-list.params.ts";

/** The catalogue: every game there is, whoever offers it. */
export const gameList = defineModule({
  pages: [
    definePage({
      path: "/gamesV2",
      title: "Games Catalogue",
      group: "Games catalogue",
      permission: "view_games",
      page: () => import("./list/games.page.tsx"),
    }),
    definePage({
      path: "/gamesV2/{id}",
      title: "Game Details",
      group: "Games catalogue",
      permission: "view_games",
      page: () => import("./record/game.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      id: "launch-game-url",
      title: "Launch Game URL",
      permission: "view_games",
      keptIn: "memory",
      params: [],
      panel: () => import("./panels/launch-game-url.modal.tsx"),
    }),
    definePanel({
      id: "sync-games-confirmation",
      title: "Sync games",
      permission: "sync_games",
      keptIn: "memory",
      params: [],
      panel: () => import("./panels/sync-games.confirm.tsx"),
    }),
  ],
});
