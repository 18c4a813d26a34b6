import { useLocale } from "@backoffice/ui";
import { removePersonalData } from "#kit/address/remove-personal-data.ts";
import {
  type AnyFilter,
  type FilterSet,
  KEPT_PARAMS,
  readFilters,
  activeFilterNames,
  useFilterQuery,
  writeFilters,
} from "@backoffice/ui/filters";
import { useMemo } from "react";
import { KEPT_BY_LINKS } from "#kit/scope/scope.ts";
import type { BuiltInViews } from "./view-definitions.ts";
import type { SearchState } from "./search-state.ts";
import { storableFilter } from "./storable-filter.ts";

/** Default (shell §9) and maximum page size. */
export const DEFAULT_LIMIT = 50;
const MAX_LIMIT = 10_000;

/** The parameter for the columns of a shared view. */
const COLUMNS = "columns";

/** Parameters that stay when the filters are cleared: those of money §2, and those that are not filters. */
const KEPT = [...KEPT_PARAMS, ...KEPT_BY_LINKS, "selectedLanguage", "sort", COLUMNS];

export type Sort<Id extends string = string> = { id: Id; desc: boolean };

/** The state of a list in the address, without its filters. */
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

/** Whether a filter is applied while it is typed into. */
const isTyped = (filter: AnyFilter | undefined): boolean => filter?.kind === "text" || filter?.kind === "search";

/** `status` of `statuses`. */
const singular = (name: string) => name.replace(/(?<=s)es$|s$/, "");

/**
 * Reads a singular parameter as the plural filter: `status=CLOSED` for a list that is filtered by `statuses`, as in
 * links and other lists.
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
 * Reads the state of a list from the query string (ruling 4). Invalid values (page 0, an unknown column) are
 * ignored. `usual` is the default page size.
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

/** The query string with the filters and sort of a saved view; `filter` is the view's own query string. */
export const withView = (
  search: URLSearchParams,
  filters: FilterSet,
  { filter, sort }: { filter: string; sort: Sort | undefined },
): URLSearchParams =>
  withEntries(writeFilters(filters, readFilters(filters, new URLSearchParams(filter)), search), {
    sort: writeSort(sort),
  });

/**
 * The state of a list, read from a query string and written to it. Pages, filters and views are steps that Back undoes; what
 * is typed into one filter is one step, and sorting is none.
 */
export const useListState = (
  at: SearchState,
  filters: FilterSet,
  sortable: readonly string[],
  usual = DEFAULT_LIMIT,
  builtIn?: BuiltInViews,
) => {
  const search = useMemo(() => withPlurals(at.search, filters), [at.search, filters]);
  const { locale } = useLocale();
  const { push } = at;
  const replace: SearchState["replace"] = (change) => at.replace((now) => change(withPlurals(now, filters)));
  const state = useMemo(() => readListState(search, sortable, usual), [search, sortable, usual]);
  const step = (change: (now: URLSearchParams) => URLSearchParams, typed?: string) =>
    at.step((now) => change(withPlurals(now, filters)), typed);
  const bar = useFilterQuery({
    filters,
    search,
    kept: KEPT,
    onSearchChange: (change, [name, ...others] = []) =>
      step(change, name !== undefined && others.length === 0 && isTyped(filters[name]) ? name : undefined),
  });

  const filteredBy = useMemo(
    () => activeFilterNames(filters, bar.values).flatMap((name) => [name, singular(name)]),
    [filters, bar.values],
  );

  return {
    ...state,
    /** Props of the filter bar. */
    bar,
    /** Names of the filters that are set, also in the singular. */
    filteredBy,
    setPage: ({ page, limit }: { page: number; limit: number }) =>
      push((now) =>
        withEntries(now, {
          page: page === 1 ? undefined : String(page),
          limit: limit === usual ? undefined : String(limit),
        }),
      ),
    setSort: (sort: Sort | undefined) => replace((now) => withEntries(now, { sort: writeSort(sort), page: undefined })),
    /** Saves and restores views: the filters of the address, stored and shared without personal data. */
    views: {
      filter: writeFilters(filters, bar.values, new URLSearchParams()).toString(),
      storable: (filter: string) => storableFilter(filter, filters),
      builtIn: builtIn && (() => builtIn(filters, locale)),
      onApply: (view: { filter: string; sort: Sort | undefined }) => step((now) => withView(now, filters, view)),
      link: {
        columns: search.get(COLUMNS) ?? undefined,
        onForget: () => replace((now) => withEntries(now, { [COLUMNS]: undefined })),
        address: (columns: string) => {
          const address = new URL(window.location.href);
          address.search = removePersonalData(address.search);
          address.searchParams.set(COLUMNS, columns);
          return address.href;
        },
      },
    },
  };
};
