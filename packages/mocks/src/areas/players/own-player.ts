import type { Db } from "../../db/db.ts";
import { existing, Refusal } from "../../request/refusal.ts";
import type { Account } from "../../session/accounts.ts";
import { visibleRow } from "../../session/visible.ts";
import type { PlayerRow } from "./player-row.ts";

type Asked = { playerCode: string; playerId?: string | undefined; opId?: string | undefined };

/**
 * The player of a call; refused when not visible to the account, or when `playerId` or `opId` does not match the code.
 */
export const playerNamed = (db: Db, account: Account, { playerCode, playerId, opId }: Asked): PlayerRow => {
  const named = playerId
    ? db.players.get(playerId)
    : [...db.players.values()].find((it) => it.playerCode === playerCode);
  const player = existing(visibleRow(db, account, named), "This player does not exist.");
  if (player.playerCode !== playerCode) throw Refusal.ofFields({ playerCode: "This is the code of another player." });
  if (opId !== undefined && player.opId !== opId)
    throw Refusal.ofFields({ opId: "This player belongs to another operator." });
  return player;
};
