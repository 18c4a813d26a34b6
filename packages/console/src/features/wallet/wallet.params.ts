import type { components } from "@backoffice/api-client";

type Player = components["schemas"]["Player"];

/** Whose wallet: of a player's record or row, what the calls ask for. */
export type WalletOwner = Pick<Player, "playerId" | "playerCode" | "opId">;

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Not `playerCode`, which lists are filtered by. */
    "player-wallet": { player: string };
    /** The operator or brand of the player, and of the brand the operator above it. */
    "player-wallet-bonus": { player: string; operator: string; parent?: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "topup-player": { player: WalletOwner };
    "topup-player-bonus": { player: Pick<Player, "playerCode"> };
    "balance-change": { player: WalletOwner; currency: string };
    "convert-player-balance": { player: WalletOwner; fromCurrency?: string };
  }
}
