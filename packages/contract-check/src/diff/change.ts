/** The effect of a change on clients of the old contract: they fail, may be misled, or are unaffected. */
export type Impact = "breaking" | "risky" | "compatible";

/** One difference between two versions of a contract. */
export type Change = {
  /** The kind of change, stable and kebab-case; used by baselines and reports. */
  rule: string;
  impact: Impact;
  /** The operationId (of the base, if present there). */
  operation: string;
  /** Position in the exchange, such as `reply 200: data.items[].status`. */
  where: string;
  message: string;
  /** Position in a file: of the revision, or of the base if the revision no longer has it. */
  at: { in: "revision" | "base"; pointer: string };
};
