import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";
import "./players.params.ts";

/** Players, balances and usernames. */
export const players = defineModule({
  pages: definePages("Players", "view_players", () => import("./players.pages.ts"), {
    "/players": { title: "Players" },
    "/players/{playerCode}": { title: "Player Details", recordOf: "player" },
    "/players/balances": { title: "Player Balances" },
    "/players/usernames": { title: "Player Usernames", badge: "playerUsernames" },
    "/players/details-activities": { title: "Player Activities", permission: "view_player_activities" },
  }),
  panels: definePanels("view_players", () => import("./players.panels.ts"), {
    "player-details": { title: "Player Details", params: ["player"] },
    "player-activity": { title: "Player Activity", permission: "view_player_activities", params: ["activity"] },
    "player-bonus-details": { title: "Player Bonus Details", params: ["bonus"] },
    "delete-player": { title: "Player Delete Confirmation", permission: "delete_players" },
    "change-password-player": { title: "Change Password", permission: "edit_players" },
    "reset-player-2fa": { title: "Reset Player 2FA", permission: "edit_players" },
    "edit-username": { title: "Edit Username", permission: "edit_players" },
    "export-high-depositors": { title: "Export High Depositors", permission: "export_high_depositors" },
    "ltv-calculator": { title: "LTV Calculator", permission: "view_player_ltv" },
    "cashback-withdrawal-history": {
      title: "Cashback Withdrawal History",
      permission: "view_transactions",
      width: "xl",
      params: ["player"],
    },
    "referral-claim-history": {
      title: "Referral Claim History",
      permission: "view_transactions",
      width: "xl",
      params: ["player"],
    },
    "referred-players-list": {
      title: "Referred Players List",
      permission: "view_affiliates",
      width: "xl",
      params: ["player"],
    },
  }),
});
