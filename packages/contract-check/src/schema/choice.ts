import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./schema-at.ts";

/** How badly a value fits an alternative; 0 is well. */
export type Misfit = (branch: SchemaAt) => number;

/** A value of another kind altogether weighs more than any number of wrong parts. */
export const weightOf = (problems: readonly Problem[], at: string): number =>
  problems.reduce((sum, it) => sum + (it.rule === "wrong-type" && it.at === at ? 10_000 : it.breaks ? 100 : 1), 0);

/** The alternative that a value was meant to be when nothing names it: the first one with the least wrong. */
export const bestBranch = (branches: readonly SchemaAt[], misfit: Misfit): SchemaAt | undefined => {
  let best = branches[0];
  let least = Infinity;
  for (const branch of branches) {
    const found = misfit(branch);
    if (found < least) [best, least] = [branch, found];
    if (found === 0) break;
  }
  return best;
};
