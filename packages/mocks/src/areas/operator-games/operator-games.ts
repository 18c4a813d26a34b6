import { byField } from "../../request/list.ts";
import { settingsOf } from "./game-settings.ts";
import { hashOf } from "../../db/hash-of.ts";
import type { Db } from "../../db/db.ts";
import { gameFilter, type GameFilter } from "../games/game-filter.ts";
import { sorted } from "../../request/sorted.ts";
import type { GameRow, GameSettingRow } from "../games/games-tables.ts";
import type { OperatorRow } from "../operators/operator-row.ts";

type State = Pick<GameSettingRow, "status" | "order">;

type Query = GameFilter & {
  page: number;
  itemsPerPage: number;
  sortBy?: "gameId" | "title" | "provider" | "aggregator" | "status" | "order" | undefined;
  sortDirection?: "asc" | "desc" | undefined;
};

/**
 * One page of the games of several operators. Operators × games are up to a million rows, so each pair is only a number
 * until the page is cut out: pair `n` is operator `n / games.length` and game `n % games.length`. `keep` filters by the
 * operator's setting of the game; `make` builds a row of the page.
 */
export const operatorGames = <Row>(
  db: Db,
  operators: readonly OperatorRow[],
  { page, itemsPerPage, sortBy = "order", sortDirection = "asc", ...filter }: Query,
  keep: ((setting: State) => boolean) | undefined,
  make: (operator: OperatorRow, game: GameRow, setting: GameSettingRow) => Row,
): { items: Row[]; count: number; remaining: number } => {
  const fits = gameFilter(filter);
  const found = [...db.games.games.values()].filter(fits);
  const bySetting = sortBy === "order" || sortBy === "status";
  const games = bySetting ? found : sorted(found, byField(sortBy), sortDirection);
  const hashes = games.map((it) => hashOf(it.gameId));
  const readers = operators.map((it) => settingsOf(db, it.opId));
  const pairsByKey = new Map<number, number[]>();
  let count = 0;
  for (const [o, { changed, seededState }] of readers.entries())
    // Runs up to a million times: no iterator, no object per pair.
    for (let g = 0; g < games.length; g++) {
      const setting = (changed && changed.get(games[g]!.gameId)) ?? seededState(hashes[g]!);
      if (keep && !keep(setting)) continue;
      // When sorting by a field of the game, `games` is sorted already and `g` is the key.
      const key = sortBy === "order" ? setting.order : sortBy === "status" ? rank(setting) : g;
      const pairs = pairsByKey.get(key);
      if (pairs) pairs.push(o * games.length + g);
      else pairsByKey.set(key, [o * games.length + g]);
      count += 1;
    }
  const keys = sorted([...pairsByKey.keys()], (key) => key, bySetting ? sortDirection : "asc");
  const start = (page - 1) * itemsPerPage;
  const shown = keys.flatMap((key) => pairsByKey.get(key)!).slice(start, start + itemsPerPage);
  const items = shown.map((pair) => {
    const o = Math.floor(pair / games.length);
    const game = games[pair % games.length]!;
    return make(operators[o]!, game, readers[o]!.read(game.gameId));
  });
  return { items, count, remaining: Math.max(0, count - start - items.length) };
};

const rank = ({ status }: State) =>
  status === "ACTIVE" ? 0 : status === "DEPRECATE" ? 1 : status === "DISABLED" ? 2 : 3;
