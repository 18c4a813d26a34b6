import type { PlayerRow } from "./tables/player-row.ts";

type Who = Pick<PlayerRow, "playerId" | "playerCode" | "username" | "isTest" | "opId" | "opTitle">;

/** Whose a row is: the player and the operator or brand, as most lists name them. */
export const playerIdentity = ({ playerId, playerCode, username, isTest, opId, opTitle }: Who): Who => ({
  playerId,
  playerCode,
  username,
  isTest,
  opId,
  opTitle,
});
