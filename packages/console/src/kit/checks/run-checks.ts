import type { CheckState } from "@backoffice/ui";
import type { CheckRead, CheckRule, Finding } from "./check-rule.ts";

/** A check with its result, or what it waits for. */
export type Check = Pick<CheckRule<never>, "code" | "label"> & Omit<Finding, "state"> & { state: CheckState };

export type CheckReads<Facts> = { readonly [Name in keyof Facts]: CheckRead<Facts[Name]> };

/** Of several reads that a check needs, the state that decides: what is hidden or failed never comes. */
const UNREAD = ["hidden", "failed", "reading"] as const;

/** Runs every check whose reads have answered; the others say what they wait for. */
export const runChecks = <Facts>(rules: readonly CheckRule<Facts>[], reads: CheckReads<Facts>): Check[] =>
  rules.map(({ code, label, needs, find }) => {
    const unread = UNREAD.find((state) => needs.some((name) => reads[name].state === state));
    if (unread) return { code, label, state: unread };
    const facts = Object.fromEntries(needs.map((name) => [name, (reads[name] as { data: unknown }).data]));
    try {
      return { code, label, ...find(facts as Facts) };
    } catch {
      // The answer of another version lacks a field: the approval asks, as about a read that failed.
      return { code, label, state: "failed" };
    }
  });
