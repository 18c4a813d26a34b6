import type { AnyFilter, FilterSet, FilterValues } from "./define-filters.ts";

/** Parameters that "Clear all" keeps: scope, rows per page, tab. */
export const KEPT_PARAMS: readonly string[] = ["limit", "opId", "parentOpId", "includeBrands", "tab", "aggregator"];

const entries = (filters: FilterSet): [string, AnyFilter][] => Object.entries(filters);

/** Whether the values of the other filters meet the filter's `only` condition. */
export const isApplicable = (filter: AnyFilter, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter.requires ?? {}).every(([name, value]) => values[name] === value);

/** The values, with the initial one for filters whose `only` condition is not met. */
export const applyConditions = <Set extends FilterSet>(filters: Set, values: FilterValues<Set>): FilterValues<Set> =>
  Object.fromEntries(
    entries(filters).map(([name, filter]) => [name, isApplicable(filter, values) ? values[name] : filter.initial]),
  ) as FilterValues<Set>;

/** Parses the values of a query string. Never throws; invalid parameters are treated as missing. */
export const readFilters = <Set extends FilterSet>(filters: Set, search: URLSearchParams): FilterValues<Set> =>
  applyConditions(
    filters,
    Object.fromEntries(
      entries(filters).map(([name, filter]) => [name, filter.parse(search.get(name))]),
    ) as FilterValues<Set>,
  );

/**
 * Writes the values to the query string: initial values are omitted, other parameters stay, and the page is removed,
 * because the rows change.
 */
export const writeFilters = <Set extends FilterSet>(
  filters: Set,
  values: FilterValues<Set>,
  search: URLSearchParams,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete("page");
  const written = applyConditions(filters, values);
  for (const [name, filter] of entries(filters)) {
    const text = filter.serialize(written[name] as never);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
};

/** Removes all but the kept parameters, including kept ones that are filters. */
export const clearQuery = (search: URLSearchParams, kept: readonly string[] = KEPT_PARAMS): URLSearchParams => {
  const next = new URLSearchParams();
  for (const [name, value] of search) if (kept.includes(name)) next.append(name, value);
  return next;
};

/** The initial values, except for filters that are kept parameters. */
export const clearedValues = <Set extends FilterSet>(
  filters: Set,
  values: FilterValues<Set>,
  kept: readonly string[] = KEPT_PARAMS,
): FilterValues<Set> =>
  Object.fromEntries(
    entries(filters).map(([name, filter]) => [name, kept.includes(name) ? values[name] : filter.initial]),
  ) as FilterValues<Set>;

/** Names of the filters with a value other than the initial one, which have a chip. */
export const activeFilterNames = <Set extends FilterSet>(
  filters: Set,
  values: FilterValues<Set>,
): (keyof Set & string)[] =>
  entries(filters)
    .filter(([name, filter]) => filter.serialize(values[name] as never) !== undefined)
    .map(([name]) => name);
