import type { ApiError, Input, Operation } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { FilterName, FixedInput, RowField, RowOf, SortName } from "#kit/list/call-types.ts";

/** What a list asks for: what every list call takes (ruling 7), and its filters. */
export type Asked = {
  /** From 1. */
  page: number;
  itemsPerPage: number;
  opId: string;
  includeBrands?: boolean;
  isTest?: boolean;
  sortBy?: string;
  sortDirection?: "asc" | "desc";
  /** IANA name of the zone whose days are meant. */
  timeZone?: string;
  [filter: string]: unknown;
};

/** One page of rows; `count` is of all pages, as are the sums. `limit` where the server decides how many rows a page has. */
export type Page<Row> = { items: Row[]; count: number; limit?: number; totals?: Record<string, unknown> | undefined };

/** Where the rows of a list come from. */
export type RowSource<Row, Filter extends string = string, Sort extends string = string> = {
  /** What tells a row from all others. */
  id: (row: Row) => string;
  /** The query for a page. */
  query: (asked: Asked) => UseQueryOptions<unknown, ApiError>;
  /** The page in its answer. */
  page: (answer: unknown) => Page<Row>;
  /** The call counts by days, and takes the time zone whose days are meant. */
  byDays?: boolean | undefined;
  /** What it can be filtered and sorted by, for the compiler alone. */
  readonly takes?: { filter: Filter; sort: Sort };
};

/** The field that tells the rows apart, or a function of a row where it takes more than one. */
export type RowKey<O extends Operation> = RowField<O> | ((row: RowOf<O>) => string);

/** The rows of a list call that takes and answers what list calls do (ruling 7). `fixed` is what every call says. */
export const rowsOf = <const O extends Operation>(
  read: { operation: O; options: (input: Input<O>) => object },
  key: RowKey<O>,
  fixed?: FixedInput<O>,
): RowSource<RowOf<O>, FilterName<O>, SortName<O>> => ({
  id: typeof key === "function" ? key : (row) => String(row[key]),
  query: (asked) =>
    read.options({ body: { ...asked, ...fixed } } as unknown as Input<O>) as UseQueryOptions<unknown, ApiError>,
  page: (answer) => answer as Page<RowOf<O>>,
});
