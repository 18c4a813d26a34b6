import { median } from "./median.ts";
import type { Pair } from "./pair.ts";
import type { Result } from "./result.ts";

type Naming = { name: string; unit: Result["unit"]; /** The most that the ratio may be. */ budget?: number };

/** One figure of all rounds: medians of both, and the median of the rounds' ratios, which the budget is on. */
export const compare = <Measured>(
  { name, unit, budget }: Naming,
  pairs: readonly Pair<Measured>[],
  figure: (measured: Measured) => number,
): Result => ({
  name,
  unit,
  value: median(pairs.map(({ ours }) => figure(ours))),
  base: median(pairs.map(({ base }) => figure(base))),
  ratio: median(pairs.map(({ ours, base }) => figure(ours) / figure(base))),
  ...(budget !== undefined && { budget }),
});
