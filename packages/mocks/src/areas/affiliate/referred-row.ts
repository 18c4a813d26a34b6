import type { components } from "@backoffice/api-client/contract";
import { activityOf } from "../players/player-activity.ts";
import type { PlayerRow } from "../players/player-row.ts";

/** A referred player in the form of the API; active if the wager is at least `minimum` US dollars. */
export const referredRow = (player: PlayerRow, minimum: number): components["schemas"]["ReferredPlayer"] => {
  const { depositInUSD, firstDepositInUSD, withdrawInUSD, wagerInUSD, plInUSD } = activityOf(player);
  const { playerId, playerCode, username, opId, isTest, refId, channelId, createdAt } = player;
  return {
    playerId,
    playerCode,
    username,
    opId,
    isTest,
    referredBy: refId ?? "",
    channelId,
    isActive: wagerInUSD >= minimum,
    wagerInUSD,
    depositInUSD,
    withdrawInUSD,
    plInUSD,
    firstDepositInUSD,
    createdAt,
  };
};
