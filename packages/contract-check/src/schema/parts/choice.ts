import type { Problem } from "../problem.ts";
import type { SchemaAt } from "./schema-at.ts";

/** How badly a value fits an alternative; 0 is well. */
export type Misfit = (branch: SchemaAt) => number;

/** Whatever breaks the schema weighs more than any number of parts that only are not in it. */
const BREAKS = 1e6;
/** A value of another kind altogether weighs more than any number of wrong parts. */
const OTHER_KIND = 1e12;

/** How much is wrong with a value. */
export const weightOf = (problems: readonly Problem[], at: string): number =>
  problems.reduce(
    (sum, it) => sum + (it.rule === "wrong-type" && it.at === at ? OTHER_KIND : it.breaks ? BREAKS : 1),
    0,
  );

/** The alternatives that allow a value, as JSON Schema counts them: more than they name may always come. */
export const fittingBranches = (branches: readonly SchemaAt[], misfit: Misfit): SchemaAt[] =>
  branches.filter((it) => misfit(it) < BREAKS);

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

/** Tells of a value that several alternatives allow, where just one may. */
export const ambiguity = (
  fitting: readonly SchemaAt[],
  { at, inferred }: Pick<Problem, "at" | "inferred">,
): Problem | undefined => {
  const [, second] = fitting;
  if (!second) return undefined;
  return {
    rule: "ambiguous-choice",
    at,
    inferred,
    message: `fits ${fitting.length} alternatives, and oneOf allows just one`,
    hint: "If any of them may fit, the contract should say anyOf.",
    ...(second.pointer && { pointer: second.pointer }),
    breaks: true,
  };
};
