import type { Finding } from "./finding.ts";

/** A temporarily accepted finding. */
export type BaselineEntry = {
  rule: string;
  operation: string;
  where: string;
  /** The reason for accepting it. */
  reason: string;
  /** The last day of acceptance, such as 2027-01-31. */
  expires: string;
};

/** The key that matches entries and findings. The message is excluded, since its wording may change. */
export const entryKey = ({ rule, operation, where }: Pick<Finding, "rule" | "operation" | "where">): string =>
  [rule, operation, where].join("\n");
