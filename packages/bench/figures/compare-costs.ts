import { compare } from "./compare.ts";
import type { Cost } from "../browser/main-thread.ts";
import { median } from "./median.ts";
import type { Pair } from "./pair.ts";
import type { Result } from "./result.ts";

const middle = (costs: readonly Cost[]): Cost =>
  Object.fromEntries(
    (Object.keys(costs[0] ?? {}) as (keyof Cost)[]).map((key) => [key, median(costs.map((it) => it[key]))]),
  ) as Cost;

/** Compares the processor time of the main thread, with medians by category. */
export const compareCosts = (name: string, pairs: readonly Pair<Cost>[], budget?: number): Result => ({
  ...compare({ name, unit: "ms", ...(budget !== undefined && { budget }) }, pairs, (it) => it.total),
  cost: { ours: middle(pairs.map((it) => it.ours)), base: middle(pairs.map((it) => it.base)) },
});
