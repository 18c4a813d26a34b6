import type { Permission } from "@backoffice/api-client";
import type { CheckState } from "@backoffice/ui";

/** A page that proves a check. */
export type Proof = {
  label: string;
  to: string;
  query?: Readonly<{ [name: string]: string }>;
  permission: Permission;
};

/** Result of a check: state, text after the label, sentence and proof. */
export type Finding = {
  state: Extract<CheckState, "none" | "clear" | "note" | "look" | "stop">;
  text?: string;
  reason?: string;
  proof?: Proof;
};

/** A read that checks need: its answer once there is one. */
export type CheckRead<Data> = { state: "reading" | "failed" | "hidden" } | { state: "read"; data: Data };

/** A check of the records in `Facts`, by the name of their read. */
export type CheckRule<Facts> = {
  code: string;
  /** The subject, as a noun: "Account holder". */
  label: string;
  /** The reads that `find` looks at. */
  needs: readonly (keyof Facts & string)[];
  find: (facts: Facts) => Finding;
};

type RuleOf<Facts, Need extends keyof Facts & string> = Omit<CheckRule<Facts>, "needs" | "find"> & {
  needs: readonly Need[];
  find: (facts: Pick<Facts, Need>) => Finding;
};

/** Defines checks one by one: `find` gets the reads that `needs` names, and no others. It serves every record with these. */
export const checkRules =
  <Facts>() =>
  <Need extends keyof Facts & string>(rule: RuleOf<Facts, Need>): CheckRule<Pick<Facts, Need>> =>
    rule;
