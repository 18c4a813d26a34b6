import type { components } from "@backoffice/api-client";

type Player = components["schemas"]["Player"];

/** A player as lists and records name one: by id, code and username. */
export type NamedPlayer = Pick<Player, "playerId" | "playerCode" | "username" | "opId">;

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Not `playerCode`, which lists are filtered by. */
    "player-details": { player: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-player": { player: NamedPlayer };
    "change-password-player": { player: NamedPlayer };
    "reset-player-2fa": { player: NamedPlayer };
  }
}
