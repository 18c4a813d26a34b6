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

type WriteOptions = {
  /** Milliseconds from the answer to the refresh, for a server that shows only later what it did; none unless given. */
  refreshAfter?: number;
};

/** The hook of a write. It refreshes what the effects table names, as soon as the server has answered or a while after. */
export const writeHook =
  <O extends WriteOperation>({ operation }: { operation: O }) =>
  ({ refreshAfter = 0 }: WriteOptions = {}): Write<O> => {
    const queryClient = useQueryClient();
    const [waiting, setWaiting] = useState(0);

    const { mutateAsync } = useMutation<Data<O>, ApiError, { input: Input<O>; sending: Sending }>({
      mutationKey: [operation.id],
      // The defaults would hold a write back while offline and send it later, when nobody expects it any more.
      networkMode: "always",
      retry: false,
      mutationFn: ({ input, sending }) => {
        void loadEffects();
        return send(operation, input, { idempotencyKey: sending.idempotencyKey });
      },
      onSettled: (_data, error, { input, sending }) => {
        sending.end(error);
        if (error?.outcome === "not-sent") return;
        // Not awaited: the answer is here, the lists refresh behind it.
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
