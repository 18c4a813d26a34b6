import type { QueryClient } from "@tanstack/react-query";
import type { ApiError } from "./answers/api-error.ts";

const files = new WeakMap<Blob, string>();

/** What tells one input from another; of files, which one it is. */
const printOf = (input: unknown): string =>
  JSON.stringify(input, (_, value: unknown) => {
    if (!(value instanceof Blob)) return value;
    const name = files.get(value) ?? crypto.randomUUID();
    files.set(value, name);
    return name;
  });

/** Milliseconds for which the same input after an unknown outcome is taken for a repetition, not for a second intent. */
const REPETITION = 15 * 60_000;

/** What was sent at a time, in milliseconds, and has no definite answer; with one that is awaited, or without. */
type Sent = { idempotencyKey: string; at: number; answer?: Promise<unknown> };

const sentBy = new WeakMap<QueryClient, Map<string, Sent>>();

/** By what was sent, not by who sent it: a dialog that is closed and opened again says the same to the server. */
const sentOf = (queryClient: QueryClient): Map<string, Sent> => {
  const sent = sentBy.get(queryClient) ?? new Map<string, Sent>();
  sentBy.set(queryClient, sent);
  return sent;
};

/**
 * The `Idempotency-Key` for an input: for a quarter of an hour after an unknown outcome that of the sending before;
 * `answer` is given while the same input is under way.
 */
export const nextSending = (queryClient: QueryClient, operationId: string, input: unknown, given?: string) => {
  const print = `${operationId} ${printOf(input)}`;
  const before = sentOf(queryClient).get(print);
  const isRepetition = before && Date.now() - before.at < REPETITION;
  const idempotencyKey = given ?? (isRepetition ? before.idempotencyKey : crypto.randomUUID());
  return {
    idempotencyKey,
    answer: before?.answer,
    /** Notes that it is under way. */
    begin: (answer: Promise<unknown>) =>
      void sentOf(queryClient).set(print, { idempotencyKey, at: Date.now(), answer }),
    /** Notes what became of it: without an error, it was carried out. */
    end: (error: ApiError | null) => {
      if (error) error.idempotencyKey = idempotencyKey;
      if (error?.outcome === "unknown") sentOf(queryClient).set(print, { idempotencyKey, at: Date.now() });
      else sentOf(queryClient).delete(print);
    },
  };
};

export type Sending = ReturnType<typeof nextSending>;
