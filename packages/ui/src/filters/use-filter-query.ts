import { useMemo } from "react";
import type { FilterSet, FilterValues } from "./define-filters.ts";
import { clearQuery, readFilters, writeFilters } from "./filter-query.ts";

type FilterQuery<Set extends FilterSet> = {
  filters: Set;
  /** The query string now. */
  search: URLSearchParams;
  /** Takes what the query string becomes, from what it is by then; answers `false` where it does not. */
  onSearchChange: (change: (search: URLSearchParams) => URLSearchParams) => unknown;
  /** What "Clear all" leaves in it; `KEPT_PARAMS` unless said. */
  kept?: readonly string[] | undefined;
};

/** Filters whose values stand in a query string: what a `FilterBar` needs, to be spread into it. */
export const useFilterQuery = <Set extends FilterSet>({ filters, search, onSearchChange, kept }: FilterQuery<Set>) => {
  const text = search.toString();
  const values = useMemo(() => readFilters(filters, new URLSearchParams(text)), [filters, text]);
  /** A filter that was changed before these values were drawn again stays as it was changed. */
  const changed = (next: FilterValues<Set>) => Object.entries(next).filter(([name, value]) => value !== values[name]);
  return {
    filters,
    values,
    kept,
    onChange: (next: FilterValues<Set>) =>
      onSearchChange((now) =>
        writeFilters(filters, { ...readFilters(filters, now), ...Object.fromEntries(changed(next)) }, now),
      ),
    onClear: () => onSearchChange((now) => clearQuery(now, kept)),
  };
};
