import type { UnknownOutcome } from "./unknown-outcomes.ts";

/** Milliseconds for which the same input counts as a repetition, as in the API client. */
const REPETITION = 15 * 60_000;

/** The idempotency key for an input that repeats a write with an unknown outcome that moves no money. */
export const repeatedKey = (outcome: UnknownOutcome | undefined, input: unknown): string | undefined => {
  const isSame = outcome?.input !== undefined && JSON.stringify(outcome.input) === JSON.stringify(input);
  return isSame && Date.now() - outcome.at < REPETITION ? outcome.idempotencyKey : undefined;
};
