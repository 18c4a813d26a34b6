import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule, definePanel } from "#kit/pages/define-module.ts";
import "./player-details/player-details.params.ts";

/** Players, their balances and names. */
export const players = defineModule({
  pages: definePages("Players", "view_players", () => import("./players.pages.ts"), {
    "/players": { title: "Players" },
    "/players/{playerCode}": { title: "Player Details" },
    "/players/balances": { title: "Player Balances" },
    "/players/usernames": { title: "Player Usernames", badge: "playerUsernames" },
    "/players/details-activities": { title: "Player Activities", permission: "view_player_activities" },
  }),
  panels: [
    definePanel({
      id: "player-details",
      title: "Player Details",
      permission: "view_players",
      keptIn: "address",
      params: ["player"],
      panel: () => import("./player-details/player-details.drawer.tsx"),
    }),
  ],
});
