export { BarControl } from "./bar/bar-control.tsx";
export { chipText } from "./bar/chip-text.ts";
export type { Filter, FilterOptions, FilterPlace } from "./create-filter.ts";
export { currency } from "./choices/currency.ts";
export { DATE_PRESETS, type DatePreset } from "./ranges/date-preset.ts";
export { dateRange, type DateRange } from "./ranges/date-range.ts";
export {
  type AnyFilter,
  defineFilters,
  type FilterSet,
  type FilterValue,
  type FilterValues,
} from "./define-filters.ts";
export { FilterBar, type FilterBarProps } from "./bar/filter-bar.tsx";
export { FilterDrawer, type FilterDrawerProps } from "./drawer/filter-drawer.tsx";
export { clearQuery, KEPT_PARAMS, readFilters, activeFilterNames, writeFilters } from "./filter-query.ts";
export { lookup } from "./choices/lookup.ts";
export { moneyRange, type MoneyRange } from "./ranges/money-range.ts";
export { multiSelect } from "./choices/multi-select.ts";
export { numberRange, type NumberRange } from "./ranges/number-range.ts";
export { picker } from "./choices/picker.ts";
export { search } from "./texts/search.ts";
export { select } from "./choices/select-filter.ts";
export type { Suggest, SuggestOption } from "./texts/suggest.ts";
export { tags } from "./texts/tags.ts";
export { text } from "./texts/text.ts";
export { wholeNumber } from "./texts/whole-number.ts";
export { toggle } from "./choices/toggle.ts";
export { triState } from "./choices/tri-state.ts";
export { useFilterQuery } from "./use-filter-query.ts";
export { fromWall, toWall } from "./ranges/wall-clock.ts";
