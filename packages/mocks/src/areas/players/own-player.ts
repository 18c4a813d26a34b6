import type { Db } from "../../db/db.ts";
import { Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { PlayerRow } from "./player-row.ts";

type Asked = { playerCode: string; playerId?: string | undefined; opId?: string | undefined };

/**
 * The player of a call; refused when not visible to the account, or when `playerId` or `opId` does not match the code.
 */
export const playerNamed = (db: Db, account: Account, { playerCode, playerId, opId }: Asked): PlayerRow | Refusal => {
  const named = playerId
    ? db.players.get(playerId)
    : [...db.players.values()].find((it) => it.playerCode === playerCode);
  const player = visibleRow(db, account, named);
  if (!player) return new Refusal(404, "This player does not exist.");
  if (player.playerCode !== playerCode) return Refusal.ofFields({ playerCode: "This is the code of another player." });
  if (opId !== undefined && player.opId !== opId)
    return Refusal.ofFields({ opId: "This player belongs to another operator." });
  return player;
};
