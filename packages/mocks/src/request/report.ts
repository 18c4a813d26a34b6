import { sumOf } from "../db/money/amounts.ts";
import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import { scopeOf } from "../session/visible.ts";
import { list } from "./list.ts";
import { page } from "./page.ts";

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

export type ReportScope = {
  /** Its operators and brands. */
  scope: ReadonlySet<string>;
  /** Whether a bet, a transaction or another fact falls into its scope, period and currency. */
  covers: (fact: Fact) => boolean;
};

const coverOf = (scope: ReadonlySet<string>, { from, to, currency }: Body): ReportScope => {
  const start = from === undefined ? -Infinity : Date.parse(from);
  const end = to === undefined ? Infinity : Date.parse(to);
  return {
    scope,
    covers: (fact) =>
      scope.has(fact.opId) &&
      fact.at >= start &&
      fact.at <= end &&
      // A fact without a currency, such as a registration, counts in the reports of every currency.
      (!currency || !fact.currency || fact.currency === currency),
  };
};

/**
 * One page of a report, with the totals of the columns `sums` over all pages; a refusal (403) when the scope is not
 * visible.
 */
export const report = <Row extends object, Sum extends keyof Row = never>(
  { db, account, input: { body } }: { db: Db; account: Account; input: { body: Body } },
  rowsOf: (cover: ReportScope) => Row[],
  { search, sums }: { search: (row: Row) => readonly (string | null)[]; sums: readonly Sum[] },
): ReturnType<typeof page<Row>> & { totals: Record<Sum, number> } => {
  const scope = scopeOf(db, account, body.opId, body.includeBrands);
  const whole = { ...body, page: 1, itemsPerPage: Number.MAX_SAFE_INTEGER };
  const found = list({ db, account, input: { body: whole } }, rowsOf(coverOf(scope, body)), {
    search,
  });
  const totals = Object.fromEntries(sums.map((key) => [key, sumOf(found.items.map((row) => Number(row[key])))]));
  // Without `sums` there are no totals in the answer, and `Sum` is never.
  return { ...page(found.items, body), ...(sums.length > 0 && { totals }) } as ReturnType<typeof page<Row>> & {
    totals: Record<Sum, number>;
  };
};

/** The rows grouped by key, in the order in which the keys first occur. */
export const groups = <Row, Key extends string>(rows: Iterable<Row>, keyOf: (row: Row) => Key): [Key, Row[]][] => [
  ...Map.groupBy(rows, keyOf),
];
