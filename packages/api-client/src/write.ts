import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ApiError } from "./answers/api-error.ts";
import type { WriteId } from "./generated/operations.ts";
import type { Data, Input, Operation } from "./operation.ts";
import { nextSending, type Sending } from "./sent-writes.ts";
import { loadEffects, refreshStale } from "./stale-reads.ts";
import { send } from "./wire.ts";

export type WriteOperation = Operation & { id: WriteId; effect: "write" | "money" };

/** A write of the contract: its description. */
export const write = <const O extends WriteOperation>(operation: O) => ({ operation });

/** `idempotencyKey`: the key of an earlier sending with unknown outcome, to send the same again. */
export type SendOptions = { idempotencyKey?: string | undefined };

declare const granted: unique symbol;

/**
 * The permission to send money, which `grantSending` gives. A program calls that in one place, which first checks that
 * no earlier write about the record has an unknown outcome.
 */
export type SendGrant = SendOptions & { readonly [granted]: true };

export const grantSending = (options: SendOptions): SendGrant => options as SendGrant;

/** Sends a write: money is sent only with a grant. */
export type Send<O extends Operation> = O["effect"] extends "money"
  ? (input: Input<O>, grant: SendGrant) => Promise<Data<O>>
  : (input: Input<O>, options?: SendOptions) => Promise<Data<O>>;

/** A write as its hook returns it. */
export type Write<O extends Operation> = {
  /** The contract's description of it: its permission, and whether it moves money. */
  operation: O;
  /**
   * Sends it once: the same input sent again before the answer shares the answer. Fails with an `ApiError`. For 15
   * minutes after an unknown outcome the same input is sent with the same `Idempotency-Key` by every component, so that
   * the server can tell a repetition from a new intent.
   */
  send: Send<O>;
  /** Whether a write of this component is waiting for its answer. */
  pending: boolean;
};

type WriteOptions = {
  /** Milliseconds from the answer to the refresh, for a server that shows its changes later; 0 by default. */
  refreshAfter?: number;
};

/** The hook of a write. It refetches the reads in the effects table, on the answer or a while after. */
export const writeHook =
  <O extends WriteOperation>({ operation }: { operation: O }) =>
  ({ refreshAfter = 0 }: WriteOptions = {}): Write<O> => {
    const queryClient = useQueryClient();
    const [waiting, setWaiting] = useState(0);

    const { mutateAsync } = useMutation<Data<O>, ApiError, { input: Input<O>; sending: Sending }>({
      mutationKey: [operation.id],
      // By default TanStack Query would hold back a write while offline and send it later, unexpectedly.
      networkMode: "always",
      retry: false,
      mutationFn: ({ input, sending }) => {
        void loadEffects();
        return send(operation, input, { idempotencyKey: sending.idempotencyKey });
      },
      onSettled: (_data, error, { input, sending }) => {
        sending.end(error);
        if (error?.outcome === "not-sent") return;
        // Not awaited: the result is returned at once, lists refresh in the background.
        void refreshStale(queryClient, [{ id: operation.id, input: error ? undefined : input }], refreshAfter);
      },
    });

    const sendOnce = useCallback(
      (input: Input<O>, { idempotencyKey: given }: SendOptions = {}) => {
        const sending = nextSending(queryClient, operation.id, input, given);
        const answer = (sending.answer as Promise<Data<O>>) ?? mutateAsync({ input, sending });
        sending.begin(answer);
        setWaiting((count) => count + 1);
        return answer.finally(() => setWaiting((count) => count - 1));
      },
      [mutateAsync, queryClient],
    );
    return { operation, send: sendOnce, pending: waiting > 0 };
  };
