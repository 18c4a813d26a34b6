import type { AnyFilter, FilterSet, FilterValues } from "./define-filters.ts";

/** What stays in the query string when everything is cleared: whose data, how many rows, which tab. */
export const KEPT_PARAMS: readonly string[] = ["limit", "opId", "parentOpId", "includeBrands", "tab", "aggregator"];

const entries = (filters: FilterSet): [string, AnyFilter][] => Object.entries(filters);

/** Whether a filter makes sense beside these values of the others. */
export const counts = (filter: AnyFilter, values: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(filter.only ?? {}).every(([name, value]) => values[name] === value);

/** The values, initial where a filter makes no sense. */
export const sensible = <Set extends FilterSet>(filters: Set, values: FilterValues<Set>): FilterValues<Set> =>
  Object.fromEntries(
    entries(filters).map(([name, filter]) => [name, counts(filter, values) ? values[name] : filter.initial]),
  ) as FilterValues<Set>;

/** The values that a query string says. Never throws; what cannot be read is as if it were not there. */
export const readFilters = <Set extends FilterSet>(filters: Set, search: URLSearchParams): FilterValues<Set> =>
  sensible(
    filters,
    Object.fromEntries(
      entries(filters).map(([name, filter]) => [name, filter.parse(search.get(name))]),
    ) as FilterValues<Set>,
  );

/**
 * The query string with these values: initial ones leave no trace, everything else in it stays, and the page goes,
 * because the rows on it are others now.
 */
export const writeFilters = <Set extends FilterSet>(
  filters: Set,
  values: FilterValues<Set>,
  search: URLSearchParams,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  next.delete("page");
  const written = sensible(filters, values);
  for (const [name, filter] of entries(filters)) {
    const text = filter.serialize(written[name] as never);
    if (text === undefined) next.delete(name);
    else next.set(name, text);
  }
  return next;
};

/** Only the kept parameters of a query string, also where a filter has the name of one. */
export const clearQuery = (search: URLSearchParams, kept: readonly string[] = KEPT_PARAMS): URLSearchParams => {
  const next = new URLSearchParams();
  for (const [name, value] of search) if (kept.includes(name)) next.append(name, value);
  return next;
};

/** The initial values, except of filters with the name of a kept parameter. */
export const clearedValues = <Set extends FilterSet>(
  filters: Set,
  values: FilterValues<Set>,
  kept: readonly string[] = KEPT_PARAMS,
): FilterValues<Set> =>
  Object.fromEntries(
    entries(filters).map(([name, filter]) => [name, kept.includes(name) ? values[name] : filter.initial]),
  ) as FilterValues<Set>;

/** The names of the filters that are not as they are initially: those that have a chip. */
export const setNames = <Set extends FilterSet>(filters: Set, values: FilterValues<Set>): (keyof Set & string)[] =>
  entries(filters)
    .filter(([name, filter]) => filter.serialize(values[name] as never) !== undefined)
    .map(([name]) => name);
