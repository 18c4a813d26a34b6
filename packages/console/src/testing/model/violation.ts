/** An invariant that does not hold. */
export class Violation extends Error {
  constructor(id: ViolationId, detail: string) {
    super(`${id}: ${detail}`);
  }
}

/** Descriptions of the invariants (I1 to I4 of the model). */
export const VIOLATIONS = {
  "sent-unasked": "I1: a request left that nobody asked for, or two for one press",
  "carried-out-twice": "I1: the server carried out one key, or one record, twice",
  "new-key": "I2: a record with an unknown outcome was sent with a new key, though staff had not checked it",
  "unlocked-unread": "I2: a lock settled in another tab unlocks this one, which has not read the record since",
  "said-done": "I3: a success was said that the server does not know",
  "unsaid-done": "I3: a write was carried out and answered, and nobody was told",
  "unsaid-failure": "I3: a write failed, and nobody was told",
  "said-unknown": "I3: an unknown outcome was said, though nothing left or the server said what became of it",
  "said-not-sent": "I3: it was said that nothing was sent, though a request left",
  "said-no-response": "I3: it was said that no response came, though one did",
  "said-row": "I3: the result of a row is not what the server knows",
  "note-lost": "I4: a typed note is gone without a word",
  "results-lost": "I4: results of a bulk run were neither read nor can be returned to",
} as const;
export type ViolationId = keyof typeof VIOLATIONS;
