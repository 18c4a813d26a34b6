import type { CheckRule } from "#kit/checks/check-rule.ts";
import { runChecks, type CheckReads } from "#kit/checks/run-checks.ts";

/** Runs one check, by its label, on facts that have all been read: "look | 3 of 6 | KYC is not complete." */
export const findingsOf =
  <Facts extends object>(rules: readonly CheckRule<Facts>[], usual: Facts) =>
  (label: string, changes: Partial<Facts> = {}): string => {
    const facts = Object.entries({ ...usual, ...changes });
    const reads = Object.fromEntries(facts.map(([name, data]) => [name, { state: "read", data }]));
    const finding = runChecks(rules, reads as CheckReads<Facts>).find((check) => check.label === label);
    if (!finding) throw new Error(`There is no check ${label}`);
    return [finding.state, finding.text, finding.reason].filter(Boolean).join(" | ");
  };
