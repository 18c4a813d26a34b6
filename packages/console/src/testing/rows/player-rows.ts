import type { Db, PlayerRow } from "@backoffice/mocks";
import { nordlysPlayer } from "./wallet-rows.ts";

/** The player of Nordlys in stories, as passed by a click, with these values set in the tables. */
export const namedPlayer = (db: Db, values: Partial<PlayerRow> = {}) => {
  const player = { ...nordlysPlayer(db), ...values };
  db.players.set(player.playerId, player);
  const { playerId, playerCode, username, opId } = player;
  return { playerId, playerCode, username, opId };
};
