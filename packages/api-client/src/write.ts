import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ApiError } from "./answers/api-error.ts";
import type { ReadId, WriteId } from "./generated/operations.ts";
import { isReadOf, isReadOfSame } from "./keys.ts";
import type { Data, Input, Operation } from "./operation.ts";
import { send } from "./wire.ts";

type WriteOperation = Operation & { id: WriteId; effect: "write" | "money" };

/** A write of the contract: its description. */
export const write = <const O extends WriteOperation>(operation: O) => ({ operation });

/** `idempotencyKey`: that of an earlier sending whose outcome is unknown, to send the same once more. */
export type SendOptions = { idempotencyKey?: string | undefined };

/** A write in the hands of a component. */
export type Write<O extends Operation> = {
  /** What the contract says of it: its permission, and whether it moves money. */
  operation: O;
  /**
   * Sends it, once: the same input again while the first is under way gets the first one's answer.
   * Fails with an `ApiError`. For a quarter of an hour after an unknown outcome the same input is sent with the same
   * `Idempotency-Key`, whichever component sends it, so that the server can tell a repetition from a second intent.
   */
  send: (input: Input<O>, options?: SendOptions) => Promise<Data<O>>;
  /** While anything that this component sent has no answer yet. */
  pending: boolean;
};

/** The table is fetched with the first write: who only reads does not need it. */
const loadEffects = () => import("./effects.ts").catch(() => undefined);

type WriteOptions = {
  /** Milliseconds from the answer to the refresh, for a server that shows only later what it did; none unless given. */
  refreshAfter?: number;
};

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Refreshes what a write makes stale; everything, should the table be out of reach or have no row for it. What is read of
 * a record that was deleted is not asked for again while its panel closes.
 */
const refresh = async (queryClient: QueryClient, id: WriteId, input: unknown, after: number) => {
  const [table] = await Promise.all([loadEffects(), after > 0 && pass(after)]);
  // A call that was described just now has no row yet.
  const reads = (table?.effects as Partial<Record<WriteId, readonly ReadId[]>> | undefined)?.[id];
  const isStale = reads ? isReadOf(reads) : () => true;
  const isGone = isReadOfSame(table?.gone[id] ?? [], input);
  // A first read that is still under way would count as the refresh, with an answer from before the write.
  await queryClient.cancelQueries({ predicate: isStale, type: "active" });
  await queryClient.invalidateQueries({ predicate: isStale, refetchType: "none" });
  await queryClient.refetchQueries({ predicate: (it) => isStale(it) && !isGone(it), type: "active" });
};

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

/** The hook of a write. It refreshes what the effects table names, as soon as the server has answered or a while after. */
export const writeHook =
  <O extends WriteOperation>({ operation }: { operation: O }) =>
  ({ refreshAfter = 0 }: WriteOptions = {}): Write<O> => {
    const queryClient = useQueryClient();
    const [waiting, setWaiting] = useState(0);

    const { mutateAsync } = useMutation<Data<O>, ApiError, { input: Input<O>; print: string; idempotencyKey: string }>({
      mutationKey: [operation.id],
      // The defaults would hold a write back while offline and send it later, when nobody expects it any more.
      networkMode: "always",
      retry: false,
      mutationFn: ({ input, idempotencyKey }) => {
        void loadEffects();
        return send(operation, input, { idempotencyKey });
      },
      onSettled: (_data, error, { input, print, idempotencyKey }) => {
        if (error) error.idempotencyKey = idempotencyKey;
        if (error?.outcome === "unknown") sentOf(queryClient).set(print, { idempotencyKey, at: Date.now() });
        else sentOf(queryClient).delete(print);
        if (error?.outcome === "not-sent") return;
        // Not awaited: the answer is here, the lists refresh behind it.
        void refresh(queryClient, operation.id, error ? undefined : input, refreshAfter);
      },
    });

    const sendOnce = useCallback(
      (input: Input<O>, { idempotencyKey: given }: SendOptions = {}) => {
        const sent = sentOf(queryClient);
        const print = `${operation.id} ${printOf(input)}`;
        const before = sent.get(print);
        const isRepetition = before && Date.now() - before.at < REPETITION;
        const idempotencyKey = given ?? (isRepetition ? before.idempotencyKey : crypto.randomUUID());
        const answer = (before?.answer as Promise<Data<O>>) ?? mutateAsync({ input, print, idempotencyKey });
        sent.set(print, { idempotencyKey, at: Date.now(), answer });
        setWaiting((count) => count + 1);
        return answer.finally(() => setWaiting((count) => count - 1));
      },
      [mutateAsync, queryClient],
    );
    return { operation, send: sendOnce, pending: waiting > 0 };
  };
