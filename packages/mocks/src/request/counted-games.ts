import { catalogueScope } from "../commands/catalogue-rights.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import { Refusal } from "./refusal.ts";
import type { GameRow } from "../db/tables/games-tables.ts";

/** The entries of a catalogue that a game carries, by their keys. */
export type CarriedBy = (game: GameRow) => readonly string[];

/** How many games carry each entry, by its key. */
const counts = (db: Db, of: CarriedBy): Map<string, number> => {
  const all = new Map<string, number>();
  for (const game of db.games.games.values()) for (const it of of(game)) all.set(it, (all.get(it) ?? 0) + 1);
  return all;
};

type Catalogue<Row> = { rows: Iterable<Row>; of: CarriedBy; key: (row: Row) => string };

/** The rows with their games counted. */
export const counted = <Row>(db: Db, { rows, of, key }: Catalogue<Row>): (Row & { gamesCount: number })[] => {
  const all = counts(db, of);
  return [...rows].map((row) => ({ ...row, gamesCount: all.get(key(row)) ?? 0 }));
};

/** The rows that the account may see, global ones among them, each with its games counted. */
export const shown = <Row extends { opId: string }>(
  { db, account }: { db: Db; account: Account },
  asked: { opId?: string | undefined; includeBrands?: boolean | undefined },
  catalogue: Catalogue<Row>,
): (Row & { gamesCount: number })[] | Refusal => {
  const scope = catalogueScope(db, account, asked);
  if (scope instanceof Refusal) return scope;
  return counted(db, { ...catalogue, rows: [...catalogue.rows].filter((it) => scope.has(it.opId)) });
};
