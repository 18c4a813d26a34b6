import type { Rule, Severity } from "../findings/finding.ts";

/** A problem of a value in a body. */
export type Problem = {
  rule: Rule;
  /** The path without row indexes: `data.items[].status`. */
  at: string;
  /** The severity set by the schema itself, such as for an open enumeration. */
  severity?: Severity;
  /** Whether the expectation is inferred. */
  inferred: boolean;
  message: string;
  hint?: string;
  pointer?: string;
  /** The first key that has it, where the position says `{}`, if it may be shown. */
  key?: string;
  /** Whether it violates the schema, or is only unknown to it. */
  breaks: boolean;
};
