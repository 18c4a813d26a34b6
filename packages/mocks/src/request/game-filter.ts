import type { SortValue } from "./sorted.ts";
import type { GameRow } from "../db/tables/games-tables.ts";

/** What lists of games are narrowed by. */
export type GameFilter = {
  search?: string | undefined;
  gameId?: string | undefined;
  aggregator?: string | undefined;
  providerId?: string | undefined;
  category?: string | undefined;
};

/** Whether a game fits every filter given; what was not given tests nothing. */
export const gameFilter = ({ search, gameId, aggregator, providerId, category }: GameFilter) => {
  const wanted = search?.trim().toLowerCase();
  return (game: GameRow): boolean =>
    (!gameId || game.gameId === gameId) &&
    (!aggregator || game.aggregator === aggregator) &&
    (!providerId || game.providerId === providerId) &&
    (!category || game.categories.includes(category)) &&
    (!wanted || game.title.toLowerCase().includes(wanted) || game.gameId.includes(wanted));
};

/** What lists of games have in common to be sorted by. */
export const GAME_SORTS: Record<"gameId" | "title" | "provider" | "aggregator", (row: GameRow) => SortValue> = {
  gameId: (row) => row.gameId,
  title: (row) => row.title.toLowerCase(),
  provider: (row) => row.provider.toLowerCase(),
  aggregator: (row) => row.aggregator.toLowerCase(),
};
