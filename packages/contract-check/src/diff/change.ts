/** What a change means for who keeps to the old contract: it fails, it may be misled, or nothing happens to it. */
export type Impact = "breaking" | "risky" | "compatible";

/** One way in which two versions of a contract differ. */
export type Change = {
  /** The kind of change, stable and kebab-case: baselines and reports go by it. */
  rule: string;
  impact: Impact;
  /** The operationId (of the base, where it has one). */
  operation: string;
  /** Where in the exchange, e.g. `reply 200: data.items[].status`. */
  where: string;
  message: string;
  /** Where that is written: in the revision, or in the base when the revision has nothing of it. */
  at: { in: "revision" | "base"; pointer: string };
};
