import type { DrawnChart } from "./chart-data.ts";

/** Maximum number of bars of each end. */
const BARS = 10;

/** The ends of the ranking. */
export type Ranked = "highest" | "lowest";

/**
 * The bars with the highest and the lowest values of a chart's first figure, none in both, and what all of them are drawn
 * against. The highest come first, of the lowest the last.
 */
export const rankedBars = ({ categories, series }: Exclude<DrawnChart, { refusal: string }>) => {
  const values = series[0]?.values ?? [];
  const all = categories.map((name, at) => ({ name, value: values[at] ?? 0 })).toSorted((a, b) => b.value - a.value);
  return {
    all,
    highest: all.slice(0, BARS),
    lowest: all.slice(Math.max(BARS, all.length - BARS)).toReversed(),
    // Without any value no bar has a length.
    most: Math.max(...all.map(({ value }) => Math.abs(value))) || 1,
  };
};

export type Bar = ReturnType<typeof rankedBars>["all"][number];
