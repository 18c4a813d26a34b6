import type { DateRangeFilter } from "./date-range.ts";
import type { LookupFilter } from "./lookup.ts";
import type { MoneyRangeFilter } from "./money-range.ts";
import type { MultiSelectFilter } from "./multi-select.ts";
import type { NumberRangeFilter } from "./number-range.ts";
import type { PickerFilter } from "./picker.ts";
import type { SearchFilter } from "./search.ts";
import type { SelectFilter } from "./select.ts";
import type { TagsFilter } from "./tags.ts";
import type { TextFilter } from "./text.ts";
import type { ToggleFilter } from "./toggle.ts";
import type { TriStateFilter } from "./tri-state.ts";

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

/** The values of a set of filters, all of them, by name. */
export type FilterValues<Set> = { readonly [Name in keyof Set]: FilterValue<Set[Name]> };

/**
 * The filters of a list as data: `defineFilters({ status: select({ … }), created: dateRange({ … }) })`. A name is the
 * parameter in the query string; the type of the values follows from the kinds.
 */
export const defineFilters = <const Set extends FilterSet>(filters: Set): Set => filters;
