import type { components } from "@backoffice/api-client";
import type { NamedPlayer } from "./named-player.ts";
import type { Decided } from "./decided.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

/** A username under decision; without a request both names are the current one. */
type NamedUsername = Pick<components["schemas"]["UsernameRequest"], "playerCode" | "originalUsername" | "username"> & {
  status?: components["schemas"]["UsernameStatus"];
};

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Not `playerCode`, which is a list filter. */
    "player-details": { player: string };
    "player-activity": { activity: string };
    "player-bonus-details": { bonus: string };
    "cashback-withdrawal-history": { player: string };
    "referral-claim-history": { player: string };
    "referred-players-list": { player: string };
  }
  interface DialogParams {
    "delete-player": { player: NamedPlayer };
    "change-password-player": { player: NamedPlayer };
    "reset-player-2fa": { player: NamedPlayer };
    /** The decision is preselected when opened from the queue. */
    "edit-username": { request: NamedUsername; decision?: Decided };
    /** `*` for all operators. */
    "export-high-depositors": { opId: string };
    "ltv-calculator": { player: NamedPlayer };
  }
}

/** Players, balances and usernames. */
export const players = defineModule({
  pages: [
    ...definePages("Players", "view_players", () => import("./players.pages.ts"), {
      "/players": { title: "Players" },
      "/players/balances": { title: "Player Balances" },
      "/players/usernames": { title: "Player Usernames", badge: "playerUsernames" },
      "/players/details-activities": { title: "Player Activities", permission: "view_player_activities" },
    }),
    ...definePages("Players", "view_players", () => import("./player.pages.ts"), {
      "/players/{playerCode}": { title: "Player Details", recordOf: "player" },
    }),
  ],
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
