/** One line, area or set of bars. */
export type ChartSeries = {
  id: string;
  label: string;
  /** One for each category; null, or what is no number, is a gap. */
  values: readonly (number | null | undefined)[];
};

export type ChartKind = "line" | "area" | "bar";

/** What is drawn, in the caller's own units. Five series at most: more cannot be told apart. */
export type ChartData = {
  kind: ChartKind;
  /** Along the bottom, from first to last: days, hours, names. */
  categories: readonly string[];
  series: readonly ChartSeries[];
  /** A value in words, with its unit: "1,204 EUR". */
  format: (value: number) => string;
};

/** A value, or undefined where there is none. */
export const toValue = (value: number | null | undefined): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;
