import { sumOf } from "../db/amounts.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import { scopeOf } from "../session/visible.ts";
import { list } from "./list.ts";
import { page } from "./page.ts";
import { Refusal } from "./refusal.ts";
import type { SortValue } from "./sorted.ts";
import { sortsBy } from "./sorts-by.ts";

type Body = {
  page: number;
  itemsPerPage: number;
  opId: string;
  includeBrands?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
  currency?: string | undefined;
  search?: string | undefined;
  sortBy?: string | undefined;
  sortDirection?: "asc" | "desc" | undefined;
};
type Fact = { opId: string; at: number; currency?: string | null };

/** What a report covers: its operators and brands, and whether something that happened belongs to it. */
export type Cover = { scope: ReadonlySet<string>; covers: (fact: Fact) => boolean };

const coverOf = (scope: ReadonlySet<string>, { from, to, currency }: Body): Cover => {
  const start = from === undefined ? -Infinity : Date.parse(from);
  const end = to === undefined ? Infinity : Date.parse(to);
  return {
    scope,
    covers: (fact) =>
      scope.has(fact.opId) &&
      fact.at >= start &&
      fact.at <= end &&
      // What has no currency, a registration say, belongs to reports on all of them.
      (!currency || !fact.currency || fact.currency === currency),
  };
};

/** One page of a report, with the sums of some columns over all pages. */
export const report = <Row extends object, Sum extends keyof Row = never>(
  { db, account, input: { body } }: { db: Db; account: Account; input: { body: Body } },
  rowsOf: (cover: Cover) => Row[],
  { search, sums }: { search: (row: Row) => readonly (string | null)[]; sums: readonly Sum[] },
): (ReturnType<typeof page<Row>> & { totals: Record<Sum, number> }) | Refusal => {
  const scope = scopeOf(db, account, body.opId, body.includeBrands);
  if (scope instanceof Refusal) return scope;
  const whole = { ...body, page: 1, itemsPerPage: Number.MAX_SAFE_INTEGER };
  const found = list({ db, account, input: { body: whole } }, rowsOf(coverOf(scope, body)), {
    search,
    sorts: sortsBy(body.sortBy) as Record<string, (row: Row) => SortValue>,
  });
  if (found instanceof Refusal) return found;
  const totals = Object.fromEntries(sums.map((key) => [key, sumOf(found.items.map((row) => Number(row[key])))]));
  // A report without sums has no totals; then nobody can name one either.
  return { ...page(found.items, body), ...(sums.length > 0 && { totals }) } as ReturnType<typeof page<Row>> & {
    totals: Record<Sum, number>;
  };
};

/** Rows that belong together, with what they have in common. */
export const groups = <Row, Key extends string>(rows: Iterable<Row>, keyOf: (row: Row) => Key): [Key, Row[]][] => [
  ...Map.groupBy(rows, keyOf),
];

/** The day of a moment (milliseconds since 1970), UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
