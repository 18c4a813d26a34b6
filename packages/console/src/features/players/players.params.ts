import type { components } from "@backoffice/api-client";

type Player = components["schemas"]["Player"];

/** A player as lists and records name one: by id, code and username. */
export type NamedPlayer = Pick<Player, "playerId" | "playerCode" | "username" | "opId">;

/** A username to decide over; of a player who asked for none, both are the one that the player has. */
type NamedUsername = Pick<components["schemas"]["UsernameRequest"], "playerCode" | "originalUsername" | "username"> & {
  status?: components["schemas"]["UsernameStatus"];
};

/** How a username that waits can be decided, by the words of the wire. */
export type Decided = "APPROVE" | "REJECT";

declare module "#kit/panels/definition/panel-params.ts" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DrawerParams {
    /** Not `playerCode`, which lists are filtered by. */
    "player-details": { player: string };
    "player-activity": { activity: string };
    "player-bonus-details": { bonus: string };
    "cashback-withdrawal-history": { player: string };
    "referral-claim-history": { player: string };
    "referred-players-list": { player: string };
  }
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DialogParams {
    "delete-player": { player: NamedPlayer };
    "change-password-player": { player: NamedPlayer };
    "reset-player-2fa": { player: NamedPlayer };
    /** Decided from the queue, the decision is chosen already. */
    "edit-username": { request: NamedUsername; decision?: Decided };
    /** `*` for all operators. */
    "export-high-depositors": { opId: string };
    "ltv-calculator": { player: NamedPlayer };
  }
}
