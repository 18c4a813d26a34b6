import type { components } from "@backoffice/api-client/contract";
import type { Actor } from "../../commands/actor.ts";
import { addGameLog } from "./add-game-log.ts";
import type { Aggregator } from "./games-tables.ts";

/**
 * Fetches the games of an aggregator: adds new ones to the catalogue and takes over a corrected RTP. A second call
 * finds nothing new.
 */
export const syncGames = (actor: Actor, aggregator: Aggregator): components["schemas"]["GameSyncResult"] => {
  const { games, arriving } = actor.db.games;
  const now = new Date(actor.clock.now()).toISOString();
  const arrived = arriving.get(aggregator) ?? [];
  arriving.set(aggregator, []);
  const corrected = arrived.length === 0 ? [] : [...games.values()].filter((it) => it.aggregator === aggregator);
  const updated = corrected.filter((_, index) => index % 100 === 0).slice(0, 40);
  for (const game of updated)
    games.set(game.gameId, {
      ...game,
      RTP: game.RTP === null ? 96 : Math.round(game.RTP * 100 + 5) / 100,
      updatedAt: now,
      updatedBy: null,
    });
  for (const game of arrived) games.set(game.gameId, { ...game, createdAt: now, updatedAt: now, updatedBy: null });
  const count = arrived.length + updated.length;
  addGameLog(actor, {
    subtype: "GAMES_SYNCED",
    text: `fetched the games of ${aggregator}: ${arrived.length} added, ${updated.length} updated`,
    about: { gameId: null, gameTitle: null, opId: "*", aggregator, count },
    logMeta: { before: null, after: null },
  });
  return { added: arrived.length, updated: updated.length };
};
