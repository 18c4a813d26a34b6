import type { Origin } from "../contract/contract.ts";

/** What can be wrong; the name is stable, baselines and reports go by it. */
export type Rule =
  | "undocumented-endpoint"
  | "undocumented-status"
  | "undocumented-field"
  | "undocumented-parameter"
  | "undocumented-value"
  | "missing-field"
  | "wrong-direction"
  | "missing-parameter"
  | "missing-body"
  | "missing-header"
  | "wrong-type"
  | "ambiguous-choice"
  | "wrong-format"
  | "out-of-bounds"
  | "imprecise-number"
  | "duplicate-key"
  | "success-disagrees"
  | "not-json"
  | "wrong-content-type"
  | "secret-in-address"
  | "cookie-flags"
  | "cache-header"
  | "security-header"
  | "no-answer"
  | "refused-example";

export type Severity = "error" | "warning";

/** One way in which server and contract differ, however often it was seen. */
export type Finding = {
  /** One of the rules above, or a rule of another command. */
  rule: Rule | (string & {});
  severity: Severity;
  /** The operationId, or method and path where the contract has no such operation. */
  operation: string;
  /** Where in the exchange, e.g. `reply 200: data.items[].status`. */
  where: string;
  message: string;
  hint?: string;
  /** What a change of the contract means for who keeps to the old one. */
  impact?: "breaking" | "risky";
  /** Who says what it should be; drift from what was only inferred warns. */
  origin?: Origin;
  /** Where the contract says so, or where the fault itself is; lines count from 1. */
  file?: string;
  line?: number;
  /** How often it was seen, and where first. */
  count?: number;
  seen?: string;
};
