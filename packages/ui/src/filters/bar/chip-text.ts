import type { AnyFilter } from "../define-filters.ts";

/** Text of a filter chip: `Status: Approved`; for a toggle the label only. */
export const chipText = (filter: AnyFilter, value: unknown): string => {
  if (filter.kind === "toggle" && value === true) return filter.label;
  return `${filter.label}: ${filter.describe(value as never)}`;
};
