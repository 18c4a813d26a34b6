import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./operator-games.params.ts";

/** The games as operators offer them. */
export const operatorGames = defineModule({
  pages: [
    definePage({
      path: "/games",
      title: "Games",
      group: "Games catalogue",
      permission: "view_games",
      page: () => import("./list/operator-games.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      id: "game-details",
      title: "Game Details",
      permission: "view_games",
      keptIn: "address",
      params: ["game"],
      panel: () => import("./panels/game-details.drawer.tsx"),
    }),
  ],
});
