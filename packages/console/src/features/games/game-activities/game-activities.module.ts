import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./game-activities.params.ts";

/** What was done to games, by whom. */
export const gameActivities = defineModule({
  pages: [
    definePage({
      path: "/gamesV2/activities",
      title: "Game Activities",
      group: "Games catalogue",
      permission: "view_game_activities",
      page: () => import("./list/game-activities.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      id: "game-activity-log-details",
      title: "Game Activity Log details",
      permission: "view_game_activities",
      keptIn: "address",
      params: ["uuid"],
      panel: () => import("./panels/game-activity-log-details.drawer.tsx"),
    }),
  ],
});
