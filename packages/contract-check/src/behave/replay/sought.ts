import type { Operation } from "../../contract/contract.ts";
import { BEHAVIOURS, checkOf, type BehaviourRule, type Check } from "../behaviour.ts";

/** A finding of an earlier run that is looked for again. */
export type Sought = { rule: string; operation: string; where: string };

/** Whether a check has to make the calls that show something of an operation; with `where`, at this place. */
export type Wants = (check: Check, operation: Operation, where?: string) => boolean;

/** Whether a finding may be there, although it was not told. */
export type Hides = (it: Sought) => boolean;

/** Of what was checked, but left behind. */
export const hidesNothing: Hides = () => false;

export const wantsAll: Wants = () => true;

/** What follows the place of a call that is refused and changes something nevertheless. */
export const REFUSED = ", refused";
const ONE_OF_REFUSED = /^one of \d+ refused calls$/;

/** The check that has found something: refused calls are made by two. */
const isOf = ({ rule, where }: Sought, check: Check): boolean => {
  if (rule !== "changed-anyway") return checkOf(rule).includes(check);
  if (ONE_OF_REFUSED.test(where)) return check === "rights" || check === "input";
  return check === (where.startsWith("request: ") ? "input" : "rights");
};

/** Wants only what has found something before. */
export const wantsOnly =
  (sought: readonly Sought[]): Wants =>
  (check, operation, where) =>
    sought.some(
      (it) =>
        isOf(it, check) &&
        // Which one of several calls it was nobody knows.
        (ONE_OF_REFUSED.test(it.where) ||
          (it.operation === operation.id &&
            (where === undefined || it.where === where || it.where === where + REFUSED))),
    );

/** The checks that have found something. */
export const checksOfSought = (sought: readonly Sought[]): Check[] => {
  const checks = [...new Set(Object.keys(BEHAVIOURS).flatMap((it) => BEHAVIOURS[it as BehaviourRule].check))];
  return checks.filter((check) => sought.some((it) => isOf(it, check)));
};

/** Operations whose reads show what a finding is about: its own, and a read that is named. */
const namesOf = ({ operation, where }: Sought): string[] => [
  operation,
  ...(/^the call of (\w+)$/.exec(where) ?? []).slice(1),
];

/** The operations of the areas of findings: their reads show the ids, and their writes take back what is created. */
export const neededBy = (sought: readonly Sought[], operations: readonly Operation[]): Operation[] => {
  const names = new Set(sought.flatMap(namesOf));
  const tags = new Set(operations.filter((it) => names.has(it.id)).map((it) => it.tag));
  return operations.filter((it) => tags.has(it.tag));
};
