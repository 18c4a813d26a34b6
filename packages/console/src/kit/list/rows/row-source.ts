import type { ApiError, Input, Operation } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";
import type { FilterName, FixedInput, RowField, RowOf, SortName } from "../call-types.ts";

/** The input of a list: what every list call takes (ruling 7), and its filters. */
export type ListRequest = {
  /** From 1. */
  page: number;
  itemsPerPage: number;
  opId: string;
  includeBrands?: boolean;
  isTest?: boolean;
  sortBy?: string;
  sortDirection?: "asc" | "desc";
  /** IANA name of the time zone that defines the days. */
  timeZone?: string;
  [filter: string]: unknown;
};

/** One page of rows; `count` and `totals` are of all pages. `limit` is set if the server decides the page size. */
export type Page<Row> = { items: Row[]; count: number; limit?: number; totals?: Record<string, unknown> | undefined };

/** The source of a list's rows. */
export type RowSource<Row, Filter extends string = string, Sort extends string = string> = {
  /** Identifies a row. */
  id: (row: Row) => string;
  /** The query for a page. */
  query: (request: ListRequest) => UseQueryOptions<unknown, ApiError>;
  /** Extracts the page from the answer. */
  page: (answer: unknown) => Page<Row>;
  /** The call groups by days and takes a time zone. */
  byDays?: boolean | undefined;
  /** Filter and sort names, for type checks only. */
  readonly takes?: { filter: Filter; sort: Sort };
};

/** The field that identifies rows, or a function of a row if one field is not enough. */
export type RowKey<O extends Operation> = RowField<O> | ((row: RowOf<O>) => string);

/** The row source of a standard list call (ruling 7). `fixed` is the input of every call. */
export const rowsOf = <const O extends Operation>(
  read: { operation: O; options: (input: Input<O>) => object },
  key: RowKey<O>,
  fixed?: FixedInput<O>,
): RowSource<RowOf<O>, FilterName<O>, SortName<O>> => ({
  id: typeof key === "function" ? key : (row) => String(row[key]),
  query: (request) =>
    read.options({ body: { ...request, ...fixed } } as unknown as Input<O>) as UseQueryOptions<unknown, ApiError>,
  page: (answer) => answer as Page<RowOf<O>>,
});
