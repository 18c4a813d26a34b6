import type { components } from "@backoffice/api-client";

type Player = components["schemas"]["Player"];

/** A player as lists and records name it: ID, code and username. */
export type NamedPlayer = Pick<Player, "playerId" | "playerCode" | "username" | "opId">;
