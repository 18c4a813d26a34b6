import type { ApiError } from "@backoffice/api-client";
import type { Column, RowData, TableState } from "@backoffice/ui/table";
import type { UseQueryOptions, UseQueryResult } from "@tanstack/react-query";
import { useMemo } from "react";
import { compact } from "./compact.ts";
import type { Filter } from "./filters.ts";
import { useListState, type Sort } from "./list-state.ts";
import { useScope } from "./scope.ts";

/** What every list call takes (decisions 7). */
type ListBody = {
  page: number;
  itemsPerPage: number;
  opId: string;
  includeBrands?: boolean;
  isTest?: boolean;
  sortBy?: string;
  sortDirection?: "asc" | "desc";
};
type Page<Row> = { items: Row[]; count: number; remaining: number };
type ReadHook<Row, Body> = (
  input: { body: Body },
  options?: Pick<UseQueryOptions<Page<Row>, ApiError>, "placeholderData">,
) => UseQueryResult<Page<Row>, ApiError>;

const scopeOf = (key: readonly unknown[] | undefined) => (key?.[1] as { body?: ListBody } | undefined)?.body?.opId;

/** Rows that could not be refreshed stay on screen; the table says so over them. */
const tableState = ({ data, error, isFetching }: UseQueryResult<unknown, ApiError>): TableState => {
  if (!error) return data === undefined ? { status: "loading" } : { status: "ready", refreshing: isFetching };
  if (error.kind === "forbidden") return { status: "forbidden" };
  const described = { message: error.messages[0] ?? error.message, ...(error.detail && { details: error.detail }) };
  return { status: "failed", refreshing: isFetching, error: described };
};

/**
 * A list: its state in the address, its rows from the call. While the next page loads the rows on screen stay,
 * unless they are another operator's.
 */
export const useList = <Row extends RowData, Body extends ListBody>(
  useRead: ReadHook<Row, Body>,
  {
    filters,
    columns,
    defaultSort,
  }: { filters: Record<string, Filter>; columns: readonly Column<Row>[]; defaultSort: Sort },
) => {
  const scope = useScope();
  const sortable = useMemo(() => columns.filter((it) => it.sortable).map((it) => it.id), [columns]);
  const state = useListState(filters, sortable);
  const sort = state.sort ?? defaultSort;

  const body = compact({
    ...state.filters,
    ...scope,
    page: state.page,
    itemsPerPage: state.limit,
    sortBy: sort.id,
    sortDirection: sort.desc ? "desc" : "asc",
  } as const) as unknown as Body;

  const query = useRead(
    { body },
    {
      placeholderData: (previous, previousQuery) =>
        scopeOf(previousQuery?.queryKey) === scope.opId ? previous : undefined,
    },
  );

  return {
    ...state,
    sort,
    definitions: filters,
    rows: query.data?.items ?? NO_ROWS,
    count: query.data?.count ?? 0,
    table: tableState(query),
    retry: () => void query.refetch(),
  };
};

const NO_ROWS: never[] = [];

/** What {@link useList} answers. */
export type List<Row extends RowData> = Omit<ReturnType<typeof useList<Row, ListBody>>, "rows"> & { rows: Row[] };
