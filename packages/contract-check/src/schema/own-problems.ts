import type { Contract, Origin } from "../contract/contract.ts";
import { mayShow } from "../scrub/shown.ts";
import type { KnownParts } from "./parts/known-parts.ts";
import { precisionLoss } from "./precision-loss.ts";
import { ownCheckOf } from "./own-check.ts";
import { problemOf } from "./problem-of.ts";
import type { Problem } from "./problem.ts";
import type { Sensitivity, WalkOptions } from "./visit.ts";

type Here = { at: string; value: unknown; inferred: boolean; sensitive: Sensitivity };

/** Whether a statement is inferred: its own mark counts first, then the enclosing one. */
export const isInferred = (origin: Origin | undefined, around: boolean): boolean =>
  origin ? origin === "inferred" : around;

/** Creates a function that reports violations of a value's own keywords, without its parts. */
export const ownProblems = (contract: Contract, { direction, showValues: show = false, around = "" }: WalkOptions) => {
  const check = ownCheckOf(contract);
  /** A property that does not travel in this direction is not missing. */
  const isExcused = (known: KnownParts, missing: string | undefined) =>
    direction !== undefined && missing !== undefined && known.property(missing).isKeptOut(direction);

  return (known: KnownParts, here: Here, tell: (problem: Problem) => void): void => {
    const { at, value, inferred, sensitive } = here;
    const imprecise = precisionLoss(here, known.isMoney);
    if (imprecise) tell(imprecise);
    let said: Set<string> | undefined;
    for (const part of known.parts)
      for (const error of check(part.node, value)) {
        const { missingProperty: missing } = error.params as { missingProperty?: string };
        if (isExcused(known, missing)) continue;
        const origin = missing === undefined ? undefined : known.property(missing).origin();
        const isHidden = !mayShow({ value, at: around === "" ? at : `${around}.${at}`, sensitive });
        const about = { at, value, show, isHidden, inferred: isInferred(origin, inferred) };
        const problem = problemOf(error, part, about);
        const key = `${problem.rule} ${problem.at}`;
        said ??= new Set();
        if (said.has(key)) continue;
        said.add(key);
        tell(problem);
      }
  };
};
