import type { components } from "@backoffice/api-client";

type Player = components["schemas"]["Player"];

/** The player fields that wallet calls need. */
export type WalletOwner = Pick<Player, "playerId" | "playerCode" | "opId">;
