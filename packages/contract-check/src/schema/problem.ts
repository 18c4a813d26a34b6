import type { Rule, Severity } from "../findings/finding.ts";

/** What is wrong with a value of a body. */
export type Problem = {
  rule: Rule;
  /** The path, without what tells one row from another: `data.items[].status`. */
  at: string;
  /** The severity that the schema itself asks for, e.g. of an open enumeration. */
  severity?: Severity;
  /** Nobody but the contract says so. */
  inferred: boolean;
  message: string;
  hint?: string;
  pointer?: string;
  /** Whether it breaks the schema, or only is not in it. */
  breaks: boolean;
};
