import { useMemo } from "react";
import type { FilterSet, FilterValues } from "./define-filters.ts";
import { clearQuery, readFilters, writeFilters } from "./filter-query.ts";

type FilterQuery<Set extends FilterSet> = {
  filters: Set;
  /** The query string now. */
  search: URLSearchParams;
  /** Takes what the query string becomes, from what it is by then. */
  onSearchChange: (change: (search: URLSearchParams) => URLSearchParams) => void;
  /** What "Clear all" leaves in it; `KEPT_PARAMS` unless said. */
  kept?: readonly string[] | undefined;
};

/** Filters whose values stand in a query string: what a `FilterBar` needs, to be spread into it. */
export const useFilterQuery = <Set extends FilterSet>({ filters, search, onSearchChange, kept }: FilterQuery<Set>) => {
  const text = search.toString();
  const values = useMemo(() => readFilters(filters, new URLSearchParams(text)), [filters, text]);
  return {
    filters,
    values,
    kept,
    onChange: (next: FilterValues<Set>) => onSearchChange((now) => writeFilters(filters, next, now)),
    onClear: () => onSearchChange((now) => clearQuery(now, kept)),
  };
};
