import { tooFewSuccesses } from "../checks/success-rate.ts";
import { casesOf } from "../frame/cases-of.ts";
import type { Report } from "../frame/report.ts";
import type { Selection } from "../selection/selection.ts";
import type { Judged } from "./traffic-judge.ts";

/** The report of checked traffic. `minSuccess` is the minimum percentage of successful calls. */
export const judgedReport = (command: string, selection: Selection, judged: Judged, minSuccess: number): Report => {
  const { seen, findings, notes, successes } = judged;
  const { succeeded, all, unrecorded } = successes;
  const tooFew = all > 0 ? tooFewSuccesses(succeeded, all, minSuccess) : undefined;
  // A recording without any body is never accepted.
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
