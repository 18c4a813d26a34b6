import type { PlayerRow } from "./player-row.ts";

type Who = Pick<PlayerRow, "playerId" | "playerCode" | "username" | "isTest" | "opId" | "opTitle">;

/** The fields by which most lists identify a player and its operator or brand. */
export const playerIdentity = ({ playerId, playerCode, username, isTest, opId, opTitle }: Who): Who => ({
  playerId,
  playerCode,
  username,
  isTest,
  opId,
  opTitle,
});
