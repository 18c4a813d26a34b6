import { existing } from "../../request/refusal.ts";
import { visibleRow } from "../../session/visible.ts";
import type { Actor } from "../../commands/actor.ts";
import type { PlayerRow } from "./player-row.ts";

/** The player with this id or code that the account may see; 404 otherwise. */
export const playerOf = (
  { db, account }: Pick<Actor, "db" | "account">,
  which: { playerId: string } | { playerCode: string },
): PlayerRow => {
  const found =
    "playerId" in which
      ? db.players.get(which.playerId)
      : [...db.players.values()].find((it) => it.playerCode === which.playerCode);
  return existing(visibleRow(db, account, found), "This player does not exist.");
};
