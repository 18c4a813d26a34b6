import { tooFewSuccesses } from "../checks/success-rate.ts";
import type { Contract } from "../contract/contract.ts";
import { casesOf } from "../frame/cases-of.ts";
import type { Report } from "../frame/report.ts";
import type { Judged } from "./traffic-judge.ts";

/** What came of traffic, as a report; `minSuccess` is how many of a hundred calls must have succeeded. */
export const judgedReport = (command: string, contract: Contract, judged: Judged, minSuccess: number): Report => {
  const { seen, findings, notes, successes } = judged;
  const tooFew = successes.all > 0 ? tooFewSuccesses(successes.succeeded, successes.all, minSuccess) : undefined;
  const couldNotCheck = judged.couldNotCheck ?? judged.noSuccess ?? tooFew;
  return {
    command,
    findings,
    notes,
    cases: casesOf(contract, seen, "not in the traffic"),
    ...(couldNotCheck && { couldNotCheck }),
  };
};
