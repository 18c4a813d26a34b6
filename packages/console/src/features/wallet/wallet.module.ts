import type { components } from "@backoffice/api-client";
import type { WalletOwner } from "./wallet-owner.ts";
import { defineModule } from "#kit/pages/define-module.ts";
import { definePages } from "#kit/pages/define-pages.ts";
import { definePanels } from "#kit/panels/definition/define-panels.ts";

type Player = components["schemas"]["Player"];

declare module "#kit/panels/definition/panel-params.ts" {
  interface DrawerParams {
    /** Not `playerCode`, which is a list filter. */
    "player-wallet": { player: string };
    /** Operator or brand of the player, and the brand's operator. */
    "player-wallet-bonus": { player: string; operator: string; parent?: string };
  }
  interface DialogParams {
    "topup-player": { player: WalletOwner };
    "topup-player-bonus": { player: Pick<Player, "playerCode"> };
    "balance-change": { player: WalletOwner; currency: string };
    "convert-player-balance": { player: WalletOwner; fromCurrency?: string };
  }
}

/** Balances of players, and their changes by staff. */
export const wallet = defineModule({
  pages: definePages("Transactions", "view_topups", () => import("./wallet.pages.ts"), {
    "/topup/list": { title: "Top-Ups" },
  }),
  panels: definePanels("view_players", () => import("./wallet.panels.ts"), {
    "player-wallet": { title: "Player Wallet", width: "xl", params: ["player"] },
    "player-wallet-bonus": {
      title: "Bonus",
      permission: "view_cashback",
      params: ["player", "operator", "parent"],
    },
    "topup-player": {
      title: "Topup Player",
      permission: "topup_players",
      about: ({ player }) => [player.playerCode],
    },
    "topup-player-bonus": {
      title: "Topup Player Bonus",
      permission: "topup_players",
      about: ({ player }) => [player.playerCode],
    },
    "balance-change": {
      title: "Change balance",
      permission: "topup_players",
      about: ({ player, currency }) => [player.playerCode, currency],
    },
    "convert-player-balance": {
      title: "Convert Player Balance",
      permission: "convert_balances",
      about: ({ player }) => [player.playerCode],
    },
  }),
});
