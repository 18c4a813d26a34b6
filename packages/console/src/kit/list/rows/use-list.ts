import type { ApiError } from "@backoffice/api-client";
import { useLocale } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useQuery, type QueryFunction } from "@tanstack/react-query";
import { useMemo } from "react";
import type { BuiltInViews } from "#kit/list/state/built-in-views.ts";
import { compact } from "#kit/state/compact.ts";
import { filterInput } from "#kit/list/state/filter-input.ts";
import type { ListFilters } from "#kit/list/state/filters.ts";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { ListColumn } from "#kit/list/list-column.ts";
import { useListState, type Sort } from "#kit/list/state/list-state.ts";
import type { Asked, Page, RowSource } from "./row-source.ts";
import type { SearchState } from "#kit/list/state/search-state.ts";
import { useScope } from "#kit/scope/scope.ts";
import { tableState } from "#kit/list/state/table-state.ts";
import { useFirstAnswer } from "./use-first-answer.ts";
import { useFilters } from "#kit/list/state/use-filters.ts";

export type Wanted<Row, Filter extends string, Sorted extends string> = {
  filters: ListFilters<Filter>;
  columns: readonly ListColumn<Row, Sorted>[];
  /** Before anybody sorts it; as the server has it without one. */
  defaultSort?: Sort<Sorted> | undefined;
  /** Rows a page when the address says nothing; 50 unless the documents say otherwise. */
  limit?: number | undefined;
  /** Views that the list offers to all its readers. */
  views?: BuiltInViews | undefined;
  /** The one operator or brand that it is about, where it is not the one of the address. */
  opId?: string | undefined;
};

/**
 * A list: its state, and its rows from the call. `at` is where the state is kept (`useAddressState()` of a page). While
 * the next page loads the rows on screen stay, unless they are another operator's.
 */
export const useList = <Row extends RowData, Filter extends string, Sorted extends string>(
  at: SearchState,
  source: RowSource<Row, Filter, Sorted>,
  { filters: define, columns, defaultSort, limit: usual, views, opId }: NoInfer<Wanted<Row, Filter, Sorted>>,
) => {
  const scope = useScope();
  const { timeZone } = useLocale();
  const about = opId ?? scope.opId;
  const filters = useFilters(define);
  const sortable = useMemo(() => columns.filter((it) => it.sortable).map((it) => it.id), [columns]);
  const state = useListState(at, filters, sortable, usual, views);
  const sort: Sort | undefined = state.sort ?? defaultSort;
  const { page, limit, bar } = state;
  const { shown, visits } = usePlace();
  // The key keeps the moment at which the list came on screen: it must not change with each render.
  // oxlint-disable-next-line react/exhaustive-deps -- `visits` stands for that time
  const said = useMemo(() => filterInput(filters, bar.values), [filters, bar.values, visits]);

  const askFor = (filtered: Record<string, unknown>): Asked =>
    compact({
      ...filtered,
      ...scope,
      opId: about,
      page,
      itemsPerPage: limit,
      sortBy: sort?.id,
      sortDirection: sort && (sort.desc ? "desc" : "asc"),
      timeZone: source.byDays ? timeZone : undefined,
    } as const);
  const asked = askFor(said);

  const options = source.query(asked);
  const query = useQuery<unknown, ApiError>({
    ...options,
    // A preset ("Today", "Last hour") starts anew with each read (ruling 49).
    queryFn: (context) => {
      const { queryFn } = source.query(askFor(filterInput(filters, bar.values)));
      return (queryFn as QueryFunction)(context);
    },
    ...useFirstAnswer(options),
    placeholderData: (previous: unknown, previousQuery?: { meta?: Record<string, unknown> | undefined }) =>
      previousQuery?.meta?.["about"] === about ? previous : undefined,
    meta: { about },
    subscribed: shown,
  });
  const { data, error, isFetching } = query;
  const table = useMemo(() => tableState({ data, error, isFetching }), [data, error, isFetching]);
  const answer = useMemo(() => (data === undefined ? NOTHING : source.page(data)), [source, data]);

  return {
    ...state,
    ...answer,
    sort,
    rows: answer.items,
    source,
    asked,
    table,
    error,
    retry: () => void query.refetch(),
  };
};

const NOTHING: Page<never> = { items: [], count: 0 };

/** What {@link useList} answers. */
export type List<Row extends RowData> = ReturnType<typeof useList<Row, string, string>>;
