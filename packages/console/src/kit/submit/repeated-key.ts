import type { UnknownOutcome } from "./unknown-outcomes.ts";

/**
 * Milliseconds for which the same input of a write that moves no money counts as a repetition, as in the API client.
 */
const REPETITION = 15 * 60_000;

/**
 * The idempotency key for an input that repeats a write with an unknown outcome; undefined for another write.
 * `entersAgain`: staff re-enter an input that could not be stored.
 */
export const repeatedKey = (
  outcome: UnknownOutcome | undefined,
  input: unknown,
  { isMoney, entersAgain }: { isMoney: boolean; entersAgain: boolean },
): string | undefined => {
  if (!outcome) return undefined;
  if (entersAgain) return outcome.idempotencyKey;
  const isSame = outcome.input !== undefined && JSON.stringify(outcome.input) === JSON.stringify(input);
  return isSame && (isMoney || Date.now() - outcome.at < REPETITION) ? outcome.idempotencyKey : undefined;
};
