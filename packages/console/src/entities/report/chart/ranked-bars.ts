import type { DrawnChart } from "./chart-data.ts";

/** Maximum number of bars. */
const BARS = 10;

/** The end of the ranking that is shown. */
export type Ranked = "highest" | "lowest";

/** The bars with the highest or the lowest values of a chart's first figure, and what all its bars are drawn against. */
export const rankedBars = ({ categories, series, others }: Exclude<DrawnChart, { refusal: string }>, end: Ranked) => {
  const values = series[0]?.values ?? [];
  const named = categories.map((name, at) => ({ name, value: values[at] ?? 0 })).slice(0, others ? -1 : undefined);
  const sorted = named.toSorted((a, b) => (end === "highest" ? b.value - a.value : a.value - b.value));
  return {
    bars: sorted.slice(0, BARS),
    // The same for both ends; without any value no bar has a length.
    most: Math.max(...named.map(({ value }) => Math.abs(value))) || 1,
    hasMore: others === true || named.length > BARS,
  };
};
