import type { ApiError } from "@backoffice/api-client";
import { useLatestCallback, useLocale, useNewDays } from "@backoffice/ui";
import type { RowData } from "@backoffice/ui/table";
import { useQuery, type QueryFunction } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import type { BuiltInViews } from "../state/view-definitions.ts";
import { compact } from "#kit/state/compact.ts";
import { filterInput } from "../state/filter-input.ts";
import type { ListFilters } from "../state/filters.ts";
import { usePlace } from "#kit/kept-pages/use-place.ts";
import type { ListColumn } from "../list-column.ts";
import { useListState, type Sort } from "../state/list-state.ts";
import type { ListRequest, Page, RowSource } from "./row-source.ts";
import type { SearchState } from "../state/search-state.ts";
import { useScope } from "#kit/scope/scope.ts";
import { tableState } from "../state/table-state.ts";
import { useFirstAnswer } from "./use-first-answer.ts";
import { useFilters } from "../state/use-filters.ts";

export type ListOptions<Row, Filter extends string, Sorted extends string> = {
  filters: ListFilters<Filter>;
  columns: readonly ListColumn<Row, Sorted>[];
  /** The default sort; the server's order if absent. */
  defaultSort?: Sort<Sorted> | undefined;
  /** Default page size; 50 unless the documents have another. */
  limit?: number | undefined;
  /** Views that the list offers to all readers. */
  views?: BuiltInViews | undefined;
  /** The operator or brand of the list, if it is not that of the address. */
  opId?: string | undefined;
};

/**
 * The state and rows of a list. `at` holds the state (`useAddressState()` on a page). While the next page loads, the
 * rows on screen stay, unless they belong to another operator.
 */
export const useList = <Row extends RowData, Filter extends string, Sorted extends string>(
  at: SearchState,
  source: RowSource<Row, Filter, Sorted>,
  { filters: define, columns, defaultSort, limit: usual, views, opId }: NoInfer<ListOptions<Row, Filter, Sorted>>,
) => {
  const scope = useScope();
  const { timeZone } = useLocale();
  const operatorId = opId ?? scope.opId;
  const filters = useFilters(define);
  const sortable = useMemo(() => columns.filter((it) => it.sortable).map((it) => it.id), [columns]);
  const state = useListState(at, filters, sortable, usual, views);
  const sort: Sort | undefined = state.sort ?? defaultSort;
  const { page, limit, bar } = state;
  const { shown, visits } = usePlace();
  const newDays = useNewDays();
  // The query key contains the time when the list was shown, so it must not change with each render.
  // oxlint-disable-next-line react/exhaustive-deps -- `visits` and `newDays` stand for that time
  const input = useMemo(() => filterInput(filters, bar.values), [filters, bar.values, visits, newDays]);

  const askFor = (filtered: Record<string, unknown>): ListRequest =>
    compact({
      ...filtered,
      ...scope,
      opId: operatorId,
      page,
      itemsPerPage: limit,
      sortBy: sort?.id,
      sortDirection: sort && (sort.desc ? "desc" : "asc"),
      timeZone: source.byDays ? timeZone : undefined,
    } as const);
  const request = askFor(input);

  const options = source.query(request);
  /** When the last read began, on the clock of `performance.now()`. */
  const began = useRef(0);
  const [isQuiet, setQuiet] = useState(false);
  const query = useQuery<unknown, ApiError>({
    ...options,
    // A preset ("Today", "Last hour") is recalculated for each read (ruling 49).
    queryFn: (context) => {
      began.current = performance.now();
      const { queryFn } = source.query(askFor(filterInput(filters, bar.values)));
      return (queryFn as QueryFunction)(context);
    },
    ...useFirstAnswer(options),
    placeholderData: (previous: unknown, previousQuery?: { meta?: Record<string, unknown> | undefined }) =>
      previousQuery?.meta?.["about"] === operatorId ? previous : undefined,
    meta: { operatorId },
    subscribed: shown,
  });
  const { data, error, dataUpdatedAt } = query;
  const isFetching = query.isFetching && !isQuiet;
  const table = useMemo(
    () => tableState({ data, error, isFetching, dataUpdatedAt }),
    [data, error, isFetching, dataUpdatedAt],
  );
  const answer = useMemo(() => (data === undefined ? NOTHING : source.page(data)), [source, data]);

  return {
    ...state,
    ...answer,
    sort,
    rows: answer.items,
    source,
    asked: request,
    table,
    error,
    /** Number of rows on earlier pages. */
    before: (page - 1) * limit,
    /** Whether the rows answer this input; until then those of another one stay. */
    isAnswer: data !== undefined && !query.isPlaceholderData,
    retry: (): void => void query.refetch(),
    /** Rereads without a sign of it, unless a read has begun since the time given (`performance.now()`). */
    reread: useLatestCallback((since: number) => {
      if (began.current >= since) return;
      setQuiet(true);
      void query.refetch().finally(() => setQuiet(false));
    }),
  };
};

const NOTHING: Page<never> = { items: [], count: 0 };

/** The result of {@link useList}. */
export type List<Row extends RowData> = ReturnType<typeof useList<Row, string, string>>;
