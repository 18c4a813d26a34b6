import type { components } from "@backoffice/api-client";

/** Whose earnings: of a player's record or row, what the calls ask for. */
export type Earner = Pick<components["schemas"]["Player"], "playerCode" | "opId">;

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Not `playerCode` and `opId`, which lists are filtered by. */
    "player-wallet-cashback": { player: string; operator: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "claim-cashback-confirmation": { player: Earner };
  }
}
