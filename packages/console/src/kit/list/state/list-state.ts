import { withoutPersonal } from "../../address/without-personal.ts";
import {
  type FilterSet,
  KEPT_PARAMS,
  readFilters,
  setNames,
  useFilterQuery,
  writeFilters,
} from "@backoffice/ui/filters";
import { useMemo } from "react";
import { KEPT_BY_LINKS } from "#kit/scope/scope.ts";
import type { BuiltInViews } from "./built-in-views.ts";
import type { SearchState } from "./search-state.ts";

/** Rows a page when the address says nothing (shell §9), and at most. */
export const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

/** In the address of a link to a view: its columns. */
const COLUMNS = "columns";

/** What clearing the filters leaves in the address: what money §2 says, and what is no filter. */
const KEPT = [...KEPT_PARAMS, ...KEPT_BY_LINKS, "selectedLanguage", "sort", COLUMNS];

export type Sort<Id extends string = string> = { id: Id; desc: boolean };

/** What the address says of a list beside its filters. */
export type ListState = { page: number; limit: number; sort: Sort | undefined };

const readCount = (text: string | null, fallback: number, max: number): number => {
  const count = Number(text ?? fallback);
  return Number.isInteger(count) && count >= 1 ? Math.min(count, max) : fallback;
};

/** `createdAt` ascending, `-createdAt` descending. */
const readSort = (text: string | null, sortable: readonly string[]): Sort | undefined => {
  const id = text?.replace(/^-/, "") ?? "";
  return sortable.includes(id) ? { id, desc: text!.startsWith("-") } : undefined;
};
const writeSort = (sort: Sort | undefined) => sort && `${sort.desc ? "-" : ""}${sort.id}`;

/** `status` of `statuses`. */
const singular = (name: string) => name.replace(/(?<=s)es$|s$/, "");

/**
 * The query string with one value under the singular of a filter's name read as the filter's own: `status=CLOSED` where
 * the list is filtered by `statuses`, as links and other lists have it.
 */
const withPlurals = (search: URLSearchParams, filters: FilterSet): URLSearchParams => {
  const named = Object.entries(filters).flatMap(([name, { kind }]) => {
    const one = singular(name);
    const takesSeveral = kind === "multi-select" || kind === "tags";
    return takesSeveral && one !== name && !(one in filters) && search.has(one) ? [[name, one] as const] : [];
  });
  if (named.length === 0) return search;
  const next = new URLSearchParams(search);
  for (const [name, one] of named) {
    if (!next.has(name)) next.set(name, search.get(one) ?? "");
    next.delete(one);
  }
  return next;
};

/**
 * Reads the state of a list from the query string (ruling 4). What stands there wrongly (page 0, an unknown
 * column) is read as if it were not there. `usual` is how many rows a page has when nothing is said.
 */
export const readListState = (
  search: URLSearchParams,
  sortable: readonly string[],
  usual = DEFAULT_LIMIT,
): ListState => ({
  page: readCount(search.get("page"), 1, Number.MAX_SAFE_INTEGER),
  limit: readCount(search.get("limit"), usual, MAX_LIMIT),
  sort: readSort(search.get("sort"), sortable),
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

/** The query string with the filters and the sorting of a saved view; `filter` is the view's own query string. */
export const withView = (
  search: URLSearchParams,
  filters: FilterSet,
  { filter, sort }: { filter: string; sort: Sort | undefined },
): URLSearchParams =>
  withEntries(writeFilters(filters, readFilters(filters, new URLSearchParams(filter)), search), {
    sort: writeSort(sort),
  });

/** The state of a list, read from a query string and written to it. A page is a step that Back undoes; a filter is not. */
export const useListState = (
  at: SearchState,
  filters: FilterSet,
  sortable: readonly string[],
  usual = DEFAULT_LIMIT,
  builtIn?: BuiltInViews,
) => {
  const search = useMemo(() => withPlurals(at.search, filters), [at.search, filters]);
  const { push } = at;
  const replace: SearchState["replace"] = (change) => at.replace((now) => change(withPlurals(now, filters)));
  const state = useMemo(() => readListState(search, sortable, usual), [search, sortable, usual]);
  const bar = useFilterQuery({ filters, search, onSearchChange: replace, kept: KEPT });

  const filteredBy = useMemo(
    () => setNames(filters, bar.values).flatMap((name) => [name, singular(name)]),
    [filters, bar.values],
  );

  return {
    ...state,
    /** What the filter bar needs. */
    bar,
    /** The names of the filters that are set, each in the singular, too. */
    filteredBy,
    setPage: ({ page, limit }: { page: number; limit: number }) =>
      push((now) =>
        withEntries(now, {
          page: page === 1 ? undefined : String(page),
          limit: limit === usual ? undefined : String(limit),
        }),
      ),
    setSort: (sort: Sort | undefined) => replace((now) => withEntries(now, { sort: writeSort(sort), page: undefined })),
    /** What a saved view keeps of the address, without personal data beside the search, and how it comes back. */
    views: {
      filter: withoutPersonal(writeFilters(filters, bar.values, new URLSearchParams()).toString(), "search").slice(1),
      builtIn: builtIn && (() => builtIn(filters)),
      onApply: (view: { filter: string; sort: Sort | undefined }) => replace((now) => withView(now, filters, view)),
      link: {
        columns: search.get(COLUMNS) ?? undefined,
        onForget: () => replace((now) => withEntries(now, { [COLUMNS]: undefined })),
        address: (columns: string) => {
          const address = new URL(window.location.href);
          address.searchParams.set(COLUMNS, columns);
          return address.href;
        },
      },
    },
  };
};
