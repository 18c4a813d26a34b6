import { useMemo } from "react";
import type { FilterSet, FilterValues } from "./define-filters.ts";
import { clearQuery, readFilters, writeFilters } from "./filter-query.ts";

type FilterQuery<Set extends FilterSet> = {
  filters: Set;
  /** The current query string. */
  search: URLSearchParams;
  /** Applies an update of these filters, or of all, to the latest query string; returns `false` if it does not. */
  onSearchChange: (change: (search: URLSearchParams) => URLSearchParams, changed?: readonly string[]) => unknown;
  /** Parameters that "Clear all" keeps; defaults to `KEPT_PARAMS`. */
  kept?: readonly string[] | undefined;
};

/** Keeps filter values in a query string; returns the props of a `FilterBar`. */
export const useFilterQuery = <Set extends FilterSet>({ filters, search, onSearchChange, kept }: FilterQuery<Set>) => {
  const text = search.toString();
  const values = useMemo(() => readFilters(filters, new URLSearchParams(text)), [filters, text]);
  /** Only the changed values are written, so that a change made before the next render is not overwritten. */
  const changed = (next: FilterValues<Set>) => Object.entries(next).filter(([name, value]) => value !== values[name]);
  return {
    filters,
    values,
    kept,
    onChange: (next: FilterValues<Set>) => {
      const entries = changed(next);
      return onSearchChange(
        (now) => writeFilters(filters, { ...readFilters(filters, now), ...Object.fromEntries(entries) }, now),
        entries.map(([name]) => name),
      );
    },
    onClear: () => onSearchChange((now) => clearQuery(now, kept)),
  };
};
