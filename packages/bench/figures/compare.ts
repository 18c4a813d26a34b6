import { median } from "./median.ts";
import type { Pair } from "./pair.ts";
import type { Result } from "./result.ts";

type Naming = { name: string; unit: Result["unit"]; /** The most that the ratio may be. */ budget?: number };

/**
 * Combines all rounds into one figure: the median of each side, and the median of the ratios per round, to which the
 * budget applies.
 */
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
