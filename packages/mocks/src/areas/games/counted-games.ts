import { catalogueScope } from "./catalogue-rights.ts";
import type { Db } from "../../db/db.ts";
import type { Account } from "../../session/accounts.ts";
import type { GameRow } from "./games-tables.ts";

/** The keys of the catalogue entries that a game has: its category slugs, its tag slugs, its provider id … */
export type EntryKeysOf = (game: GameRow) => readonly string[];

/** Number of games that have each entry, by the entry's key. */
const counts = (db: Db, of: EntryKeysOf): Map<string, number> => {
  const all = new Map<string, number>();
  for (const game of db.games.games.values()) for (const it of of(game)) all.set(it, (all.get(it) ?? 0) + 1);
  return all;
};

type Catalogue<Row> = { rows: Iterable<Row>; of: EntryKeysOf; key: (row: Row) => string };

/** Adds to each row of a catalogue the number of games that have it. */
export const withGamesCount = <Row>(db: Db, { rows, of, key }: Catalogue<Row>): (Row & { gamesCount: number })[] => {
  const all = counts(db, of);
  return [...rows].map((row) => ({ ...row, gamesCount: all.get(key(row)) ?? 0 }));
};

/** The rows of a catalogue that the account may see, global ones included, each with its number of games. */
export const visibleEntries = <Row extends { opId: string }>(
  { db, account }: { db: Db; account: Account },
  asked: { opId?: string | undefined; includeBrands?: boolean | undefined },
  catalogue: Catalogue<Row>,
): (Row & { gamesCount: number })[] => {
  const scope = catalogueScope(db, account, asked);
  return withGamesCount(db, { ...catalogue, rows: [...catalogue.rows].filter((it) => scope.has(it.opId)) });
};
