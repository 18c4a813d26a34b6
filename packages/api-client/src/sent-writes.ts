import type { QueryClient } from "@tanstack/react-query";
import type { ApiError } from "./answers/api-error.ts";

const files = new WeakMap<Blob, string>();

/** Identifies an input; files are compared by identity. */
const fingerprintOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    const name = files.get(value) ?? crypto.randomUUID();
    files.set(value, name);
    return name;
  });

/**
 * Milliseconds during which the same input, sent after an unknown outcome, counts as a repetition and not as a new
 * intent.
 */
const REPETITION = 15 * 60_000;

/** A sending without a definite answer: its time in milliseconds, and its answer while that is pending. */
type Sent = { idempotencyKey: string; at: number; answer?: Promise<unknown> };

const sentBy = new WeakMap<QueryClient, Map<string, Sent>>();

/** Keyed by input, not by component: a dialog that is closed and opened again sends the same to the server. */
const sentOf = (queryClient: QueryClient): Map<string, Sent> => {
  const sent = sentBy.get(queryClient) ?? new Map<string, Sent>();
  sentBy.set(queryClient, sent);
  return sent;
};

/**
 * The `Idempotency-Key` for an input: for 15 minutes after an unknown outcome, the previous one. `answer` is set while
 * the same input is being sent.
 */
export const nextSending = (queryClient: QueryClient, operationId: string, input: unknown, given?: string) => {
  const print = `${operationId} ${fingerprintOf(input)}`;
  const before = sentOf(queryClient).get(print);
  const isRepetition = before && Date.now() - before.at < REPETITION;
  const idempotencyKey = given ?? (isRepetition ? before.idempotencyKey : crypto.randomUUID());
  return {
    idempotencyKey,
    answer: before?.answer,
    /** Marks the input as being sent. */
    begin: (answer: Promise<unknown>) =>
      void sentOf(queryClient).set(print, { idempotencyKey, at: Date.now(), answer }),
    /** Records the outcome; no error means that it was carried out. */
    end: (error: ApiError | null) => {
      if (error) error.idempotencyKey = idempotencyKey;
      if (error?.outcome === "unknown") sentOf(queryClient).set(print, { idempotencyKey, at: Date.now() });
      else sentOf(queryClient).delete(print);
    },
  };
};

export type Sending = ReturnType<typeof nextSending>;
