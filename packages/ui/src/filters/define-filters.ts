import type { DateRangeFilter } from "./ranges/date-range.ts";
import type { LookupFilter } from "./choices/lookup.ts";
import type { MoneyRangeFilter } from "./ranges/money-range.ts";
import type { MultiSelectFilter } from "./choices/multi-select.ts";
import type { NumberRangeFilter } from "./ranges/number-range.ts";
import type { PickerFilter } from "./choices/picker.ts";
import type { SearchFilter } from "./texts/search.ts";
import type { SelectFilter } from "./choices/select-filter.ts";
import type { TagsFilter } from "./texts/tags.ts";
import type { TextFilter } from "./texts/text.ts";
import type { ToggleFilter } from "./choices/toggle.ts";
import type { TriStateFilter } from "./choices/tri-state.ts";

/** A filter of any kind. */
export type AnyFilter =
  | DateRangeFilter
  | LookupFilter
  | MoneyRangeFilter
  | MultiSelectFilter
  | NumberRangeFilter
  | PickerFilter
  | SearchFilter
  | SelectFilter
  | TagsFilter
  | TextFilter
  | ToggleFilter
  | TriStateFilter;

/** The filters of a list, by the names of their parameters. */
export type FilterSet = { readonly [name: string]: AnyFilter };

/** The type of a filter's value. */
export type FilterValue<F> = F extends { parse(text: string | null): infer Value } ? Value : never;

/** All values of a set of filters, by name. */
export type FilterValues<Set> = { readonly [Name in keyof Set]: FilterValue<Set[Name]> };

/**
 * Defines the filters of a list: `defineFilters({ status: select({ … }), created: dateRange({ … }) })`. A name is the
 * parameter in the query string; the type of the values is inferred.
 */
export const defineFilters = <const Set extends FilterSet>(filters: Set): Set => filters;
