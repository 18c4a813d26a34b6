import type { Finding } from "./finding.ts";

/** A finding that is accepted for a while. */
export type BaselineEntry = {
  rule: string;
  operation: string;
  where: string;
  /** Why it is accepted. */
  reason: string;
  /** The last day on which it is, as 2027-01-31. */
  expires: string;
};

/** What an entry and a finding are matched by; the message is left out, for its wording may change. */
export const entryKey = ({ rule, operation, where }: Pick<Finding, "rule" | "operation" | "where">): string =>
  [rule, operation, where].join("\n");
