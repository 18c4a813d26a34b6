import { tooFewSuccesses } from "../checks/success-rate.ts";
import { casesOf } from "../frame/cases-of.ts";
import type { Report } from "../frame/report.ts";
import type { Selection } from "../selection/selection.ts";
import type { Judged } from "./traffic-judge.ts";

/** What came of traffic, as a report; `minSuccess` is how many of a hundred calls must have succeeded. */
export const judgedReport = (command: string, selection: Selection, judged: Judged, minSuccess: number): Report => {
  const { seen, findings, notes, successes } = judged;
  const { succeeded, all, unrecorded } = successes;
  const tooFew = all > 0 ? tooFewSuccesses(succeeded, all, minSuccess) : undefined;
  // Nobody can ask for less than a body to look at.
  const mayHaveNone = minSuccess === 0 && (unrecorded === 0 || unrecorded < all);
  const couldNotCheck = judged.couldNotCheck ?? (mayHaveNone ? undefined : judged.noSuccess) ?? tooFew;
  return {
    command,
    findings,
    notes,
    cases: casesOf(selection.operations, seen, "not in the traffic"),
    ...(couldNotCheck && { couldNotCheck }),
  };
};
