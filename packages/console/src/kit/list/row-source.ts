import type { ApiError, Data, Input, Operation } from "@backoffice/api-client";
import type { UseQueryOptions } from "@tanstack/react-query";

/** What a list asks for: what every list call takes (decisions 7), and its filters. */
export type Asked = {
  /** From 1. */
  page: number;
  itemsPerPage: number;
  opId: string;
  includeBrands?: boolean;
  isTest?: boolean;
  sortBy?: string;
  sortDirection?: "asc" | "desc";
  [filter: string]: unknown;
};

/** One page of rows; `count` is of all pages, as are the sums. `limit` where the server decides how many rows a page has. */
export type Page<Row> = { items: Row[]; count: number; limit?: number; totals?: Record<string, unknown> | undefined };

/** Where the rows of a list come from. */
export type RowSource<Row> = {
  /** What tells a row from all others. */
  id: (row: Row) => string;
  /** The query for a page. */
  query: (asked: Asked) => UseQueryOptions<unknown, ApiError>;
  /** The page in its answer. */
  page: (answer: unknown) => Page<Row>;
};

type RowOf<O extends Operation> = Data<O> extends { items: readonly (infer Row)[]; count: number } ? Row : never;

/** The rows of a list call that takes and answers what list calls do (decisions 7). */
export const rowsOf = <const O extends Operation>(
  read: { operation: O; options: (input: Input<O>) => object },
  id: (row: RowOf<O>) => string,
): RowSource<RowOf<O>> => ({
  id,
  query: (asked) => read.options({ body: asked } as unknown as Input<O>) as UseQueryOptions<unknown, ApiError>,
  page: (answer) => answer as Page<RowOf<O>>,
});
