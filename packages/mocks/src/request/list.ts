import type { Db } from "../db/db.ts";
import type { Account } from "../session/accounts.ts";
import { scopeOf } from "../session/visible.ts";
import { page } from "./page.ts";
import { periodFilter } from "./period-filter.ts";
import { sorted, type SortValue } from "./sorted.ts";

type Body = {
  page: number;
  itemsPerPage: number;
  opId?: string | undefined;
  includeBrands?: boolean | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  sortBy?: string | undefined;
  sortDirection?: "asc" | "desc" | undefined;
};

/**
 * - `opIdOf`: the operator or brand that a row belongs to; only rows in the scope of the call are listed. Without it
 * every
 *   account sees every row.
 * - `equal`: the filters that a row passes when its field of that name has the value asked for, if one is
 * - `moment`: the moment of a row that `from` and `to` limit
 * - `keep`: all other filters of this call; rows for which it returns false are left out
 * - `search`: the texts that the `search` parameter is looked for in
 * - `sorts`: for values of `sortBy` that are no fields of a row, what to sort by
 * - `newestBy`: the `sortBy` of a list that comes in descending order unless asked otherwise; without both the rows stay
 *   in the order of the table
 */
export type ListRules<Row, Asked = object> = {
  opIdOf?: (row: Row) => string | null;
  equal?: readonly (keyof Row & keyof Asked & string)[];
  moment?: (row: Row) => string | null;
  keep?: (row: Row) => boolean;
  search?: (row: Row) => readonly (string | null | undefined)[];
  sorts?: Record<string, (row: Row) => SortValue>;
  newestBy?: keyof Row & string;
};

/** Sort key of a row for a field: texts are compared in lower case; false comes before true. */
export const byField =
  <Row>(name: string) =>
  (row: Row): SortValue => {
    const value = row[name as keyof Row] as SortValue | boolean;
    if (typeof value === "boolean") return Number(value);
    return typeof value === "string" ? value.toLowerCase() : value;
  };

/** One page of a table, scoped, filtered, searched and sorted; a refusal (403) when the scope is not visible. */
export const list = <Row, Asked extends Body>(
  { db, account, input: { body } }: { db: Db; account: Account; input: { body: Asked } },
  rows: Iterable<Row>,
  { opIdOf, equal = [], moment, keep, search, sorts, newestBy }: ListRules<Row, Asked> = {},
): ReturnType<typeof page<Row>> => {
  const scope = opIdOf ? scopeOf(db, account, body.opId, body.includeBrands) : undefined;
  const wanted = body.search?.trim().toLowerCase();
  const given = equal.filter((key) => body[key] !== undefined && body[key] !== "");
  const fits = periodFilter(body);
  const found = [...rows].filter(
    (row) =>
      (!scope || scope.has(opIdOf?.(row) ?? "")) &&
      given.every((key) => (row[key] as unknown) === body[key]) &&
      (!moment || fits(moment(row))) &&
      (!keep || keep(row)) &&
      (!wanted || !search || search(row).some((text) => text?.toLowerCase().includes(wanted))),
  );
  const sortBy = body.sortBy ?? newestBy;
  const by = sortBy && (sorts?.[sortBy] ?? byField<Row>(sortBy));
  return page(by ? sorted(found, by, body.sortDirection ?? (newestBy ? "desc" : "asc")) : found, body);
};
