import type { Db, PlayerRow } from "@backoffice/mocks";
import { nordlysPlayer } from "./wallet-rows.ts";

/** The player of Nordlys that stories are about, as a click hands one over; changed first, where a story says how. */
export const namedPlayer = (db: Db, values: Partial<PlayerRow> = {}) => {
  const player = { ...nordlysPlayer(db), ...values };
  db.players.set(player.playerId, player);
  const { playerId, playerCode, username, opId } = player;
  return { playerId, playerCode, username, opId };
};
