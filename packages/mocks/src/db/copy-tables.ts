import type { Db } from "./db.ts";
import { lazyObject } from "./lazy-object.ts";

const copyTable = (table: unknown): unknown => {
  if (table instanceof Map) return new Map(table);
  return Array.isArray(table) ? [...(table as unknown[])] : table;
};

/** A table, or the tables of an area. */
const copyArea = (area: object): unknown => {
  const copy = copyTable(area);
  if (copy !== area) return copy;
  return Object.fromEntries(Object.entries(area).map(([name, table]) => [name, copyTable(table)]));
};

/** A copy of the tables, which shares their immutable rows; each table is copied when it is first read. */
export const copyTables = (db: Db): Db => {
  const copies = Object.keys(db).map((name) => [name, () => copyArea(db[name as keyof Db])]);
  return lazyObject<Db>(Object.fromEntries(copies) as Parameters<typeof lazyObject<Db>>[0]);
};
