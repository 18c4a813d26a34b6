import type { Origin } from "../contract/contract.ts";

/** Kinds of findings. The names are stable; baselines and reports use them. */
export type Rule =
  | "missing-operation"
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
  | "refused-example"
  | "slow-pattern"
  | "too-deep";

export type Severity = "error" | "warning";

/** One difference between server and contract, however often it was seen. */
export type Finding = {
  /** One of the rules above, or a rule of another command. */
  rule: Rule | (string & {});
  severity: Severity;
  /** The operationId, or method and path if the contract has no such operation. */
  operation: string;
  /** Position in the exchange, such as `reply 200: data.items[].status`. */
  where: string;
  message: string;
  hint?: string;
  /** The effect of a contract change on clients of the old contract. */
  impact?: "breaking" | "risky";
  /** The origin of the expectation. Drift from inferred parts only warns. */
  origin?: Origin;
  /** Position in the contract or of the fault itself; lines count from 1. */
  file?: string;
  line?: number;
  /** Number of occurrences, and the first one. */
  count?: number;
  seen?: string;
  /** The command that repeats the call, for a shell. */
  curl?: string;
};

/** Whether drift only warns because the contract's statement is inferred. A new value of an open enumeration always warns. */
export const isLenient = ({ origin, severity, rule }: Finding): boolean =>
  origin === "inferred" && severity === "warning" && rule !== "undocumented-value";
