import type { GameRow } from "./games-tables.ts";

/** The filters of lists of games. */
export type GameFilter = {
  search?: string | undefined;
  gameId?: string | undefined;
  aggregator?: string | undefined;
  providerId?: string | undefined;
  category?: string | undefined;
};

/** Whether a game passes every filter that was given. */
export const gameFilter = ({ search, gameId, aggregator, providerId, category }: GameFilter) => {
  const wanted = search?.trim().toLowerCase();
  return (game: GameRow): boolean =>
    (!gameId || game.gameId === gameId) &&
    (!aggregator || game.aggregator === aggregator) &&
    (!providerId || game.providerId === providerId) &&
    (!category || game.categories.includes(category)) &&
    (!wanted || game.title.toLowerCase().includes(wanted) || game.gameId.includes(wanted));
};
