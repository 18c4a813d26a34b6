import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    "game-activity-log-details": { uuid: string };
  }
}

/** Activity log of games. */
export const gameActivities = defineModule({
  pages: definePages("Games catalogue", "view_game_activities", () => import("./game-activities.pages.ts"), {
    "/gamesV2/activities": { title: "Game Activities" },
  }),
  panels: definePanels("view_game_activities", () => import("./game-activities.panels.ts"), {
    "game-activity-log-details": { title: "Game Activity Log details", params: ["uuid"] },
  }),
});
