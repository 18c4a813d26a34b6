export { BarControl } from "./bar-control.tsx";
export { chipText } from "./chip-text.ts";
export type { Filter, FilterOptions, FilterPlace } from "./create-filter.ts";
export { currency } from "./currency.ts";
export { DATE_PRESETS, type DatePreset } from "./date-preset.ts";
export { dateRange, type DateRange } from "./date-range.ts";
export {
  type AnyFilter,
  defineFilters,
  type FilterSet,
  type FilterValue,
  type FilterValues,
} from "./define-filters.ts";
export { FilterBar, type FilterBarProps } from "./filter-bar.tsx";
export { FilterDrawer, type FilterDrawerProps } from "./filter-drawer.tsx";
export { clearQuery, KEPT_PARAMS, readFilters, setNames, writeFilters } from "./filter-query.ts";
export { lookup } from "./lookup.ts";
export { moneyRange, type MoneyRange } from "./money-range.ts";
export { multiSelect } from "./multi-select.ts";
export { numberRange, type NumberRange } from "./number-range.ts";
export { picker } from "./picker.ts";
export { search } from "./search.ts";
export { select } from "./select.ts";
export type { Suggest, SuggestOption } from "./suggest.ts";
export { tags } from "./tags.ts";
export { text } from "./text.ts";
export { toggle } from "./toggle.ts";
export { triState } from "./tri-state.ts";
export { useFilterQuery } from "./use-filter-query.ts";
export { fromWall, toWall } from "./zoned-time.ts";
