import type { AnyFilter } from "../define-filters.ts";

/** What a chip says of a filter's value: `Status: Approved`; of a toggle its label alone. */
export const chipText = (filter: AnyFilter, value: unknown): string => {
  if (filter.kind === "toggle" && value === true) return filter.label;
  return `${filter.label}: ${filter.describe(value as never)}`;
};
