import type { components } from "@backoffice/api-client";

type Player = components["schemas"]["Player"];

/** Whose wallet: of a player's record or row, what the calls ask for. */
export type WalletOwner = Pick<Player, "playerId" | "playerCode" | "opId">;
