import { defineModule, definePage, definePanel } from "#kit/pages/define-module.ts";
import "./games-cms.params.ts";

const SWITCH = { permission: "edit_games_cms", keptIn: "memory", params: [] } as const;

/** Which games are offered: on the platform, and by each operator. */
export const gamesCms = defineModule({
  pages: [
    definePage({
      path: "/games-cms/all-games",
      title: "All Games",
      group: "Games CMS",
      permission: "view_games_cms",
      page: () => import("./all-games/cms-games.page.tsx"),
    }),
    definePage({
      path: "/games-cms/all-games/{id}",
      title: "Game Content",
      group: "Games CMS",
      permission: "view_games_cms",
      page: () => import("./all-games/cms-game.page.tsx"),
    }),
    definePage({
      path: "/games-cms/operator-games",
      title: "Operator Games",
      group: "Games CMS",
      permission: "view_games_cms",
      page: () => import("./operator-games/cms-operator-games.page.tsx"),
    }),
    definePage({
      path: "/games-cms/operator-games/{id}",
      title: "Operator Game Content",
      group: "Games CMS",
      permission: "view_games_cms",
      page: () => import("./operator-games/cms-operator-game.page.tsx"),
    }),
  ],
  panels: [
    definePanel({
      ...SWITCH,
      id: "enable-game-confirmation",
      title: "Enable game",
      panel: () => import("./panels/enable-game.confirm.tsx"),
    }),
    definePanel({
      ...SWITCH,
      id: "disable-game-confirmation",
      title: "Disable game",
      panel: () => import("./panels/disable-game.confirm.tsx"),
    }),
    definePanel({
      ...SWITCH,
      id: "activate-games-by-aggregator",
      title: "Activate games by aggregator",
      panel: () => import("./panels/activate-games.confirm.tsx"),
    }),
    definePanel({
      ...SWITCH,
      id: "deactivate-games-by-aggregator",
      title: "Deactivate games by aggregator",
      panel: () => import("./panels/deactivate-games.confirm.tsx"),
    }),
  ],
});
