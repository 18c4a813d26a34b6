import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Filter } from "./filters.ts";

/** Rows a page when the address says nothing (shell §9), and at most. */
const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

export type Sort = { id: string; desc: boolean };

/** What the address says of a list; filters that are not set are undefined. */
export type ListState = { page: number; limit: number; sort: Sort | undefined; filters: Record<string, unknown> };

const readCount = (text: string | null, fallback: number, max: number): number => {
  const count = Number(text ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};

/** `createdAt` ascending, `-createdAt` descending. */
const readSort = (text: string | null, sortable: readonly string[]): Sort | undefined => {
  const id = text?.replace(/^-/, "") ?? "";
  return sortable.includes(id) ? { id, desc: text!.startsWith("-") } : undefined;
};

/**
 * Reads the state of a list from the query string (decisions 4). What stands there wrongly (page 0, an unknown
 * column, an unknown status) is read as if it were not there.
 */
export const readListState = (
  search: URLSearchParams,
  filters: Record<string, Filter>,
  sortable: readonly string[],
): ListState => ({
  page: readCount(search.get("page"), 1, Number.MAX_SAFE_INTEGER),
  limit: readCount(search.get("limit"), DEFAULT_LIMIT, MAX_LIMIT),
  sort: readSort(search.get("sort"), sortable),
  filters: Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => {
      const text = search.get(name);
      return [name, text === null ? undefined : filter.read(text)];
    }),
  ),
});

/** Writes entries into a query string; undefined takes one out, everything else in it stays. */
export const withEntries = (search: URLSearchParams, entries: Record<string, string | undefined>): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(entries)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** The state of a list, which is the query string. A page is a step that Back undoes; a filter is not. */
export const useListState = (filters: Record<string, Filter>, sortable: readonly string[]) => {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search, filters, sortable), [search, filters, sortable]);
  const change = (entries: Record<string, string | undefined>, replace = true) =>
    setSearch(withEntries(search, entries), { replace });

  const setFilters = (values: Record<string, unknown>) =>
    change({
      ...Object.fromEntries(
        Object.entries(values).map(([name, value]) => [
          name,
          value === undefined ? undefined : filters[name]?.write(value),
        ]),
      ),
      page: undefined,
    });

  return {
    ...state,
    filtered: Object.values(state.filters).some((value) => value !== undefined),
    setPage: ({ page, limit }: { page: number; limit: number }) =>
      change(
        { page: page === 1 ? undefined : String(page), limit: limit === DEFAULT_LIMIT ? undefined : String(limit) },
        false,
      ),
    setSort: (sort: Sort | undefined) => change({ sort: sort && `${sort.desc ? "-" : ""}${sort.id}`, page: undefined }),
    setFilters,
    clearFilters: () => setFilters(Object.fromEntries(Object.keys(filters).map((name) => [name, undefined]))),
  };
};
