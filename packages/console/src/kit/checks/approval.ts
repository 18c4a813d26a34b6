import { labelsOf, plural } from "@backoffice/ui";
import type { Check } from "./run-checks.ts";

/** Whether checks let a record be approved: not yet, after a question, or at once. */
export type Approval =
  | { kind: "waits"; reason: string }
  | {
      kind: "asks";
      /** Why it asks, beside the button; undefined if the line of the checks says it. */
      missing: string | undefined;
      /** Reasons against the approval, as sentences. */
      reasons: readonly string[];
      /** The question's end: "without 2 checks". */
      despite: string | undefined;
    }
  | { kind: "free" };

const reasonOf = ({ label, text, reason }: Check): string => reason ?? `${label} ${text ?? ""}`.trim() + ".";

/**
 * An approval waits for its checks; after `isLate` it asks about those that have not answered, as about those that
 * failed. A record with a `stop` is approved after a question (ruling 54). Hidden checks are not waited for.
 */
export const approvalOf = (checks: readonly Check[], isLate: boolean): Approval => {
  const among = (...states: Check["state"][]) => checks.filter(({ state }) => states.includes(state));
  const reading = among("reading");
  if (reading.length > 0 && !isLate)
    return { kind: "waits", reason: `Waiting for ${plural(reading.length, "check")}.` };
  const missing = among("reading", "failed");
  const stops = among("stop");
  if (missing.length === 0 && stops.length === 0) return { kind: "free" };
  const count = plural(missing.length, "check");
  return {
    kind: "asks",
    missing: missing.length > 0 ? `${count} missing.` : undefined,
    reasons: [...stops.map(reasonOf), ...(missing.length > 0 ? [`Not read: ${labelsOf(missing)}.`] : [])],
    despite: missing.length > 0 ? `without ${count}` : undefined,
  };
};
