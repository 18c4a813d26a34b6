import type { Problem } from "../problem.ts";
import type { SchemaAt } from "./schema-at.ts";

/** How badly a value fits an alternative; 0 means it fits. */
export type Misfit = (branch: SchemaAt) => number;

/** A violation of the schema weighs more than any number of unknown parts. */
const BREAKS = 1e6;
/** A value of another type weighs more than any number of wrong parts. */
const OTHER_KIND = 1e12;

/** The total weight of a value's problems. */
export const weightOf = (problems: readonly Problem[], at: string): number =>
  problems.reduce(
    (sum, it) => sum + (it.rule === "wrong-type" && it.at === at ? OTHER_KIND : it.breaks ? BREAKS : 1),
    0,
  );

/** The alternatives that allow a value by JSON Schema, which permits additional properties. */
export const fittingBranches = (branches: readonly SchemaAt[], misfit: Misfit): SchemaAt[] =>
  branches.filter((it) => misfit(it) < BREAKS);

/** The intended alternative without a discriminator: the first with the least weight. */
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

/** Reports a value allowed by several alternatives of `oneOf`. */
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
