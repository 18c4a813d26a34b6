import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./answers/api-error.ts";
import type { Data, Input } from "./operation.ts";
import { nextSending } from "./sent-writes.ts";
import { refreshStale, type Answered } from "./stale-reads.ts";
import { send } from "./wire.ts";
import type { WriteOperation } from "./write.ts";

/** Many writes, one for each row of a list: sent one by one, and read again once. */
export type ManyWrites = {
  /**
   * Sends one write, once, with a key of its own, as the hook of a single write does. Fails with an `ApiError`, which
   * has the key that it was sent with.
   */
  send: <O extends WriteOperation>(operation: O, input: Input<O>) => Promise<Data<O>>;
  /** Refreshes, once, what all that was answered since the last refresh makes stale; `after` is in milliseconds. */
  refresh: (after?: number) => Promise<void>;
};

/** Sends writes outside of the component that started them. */
export const writeMany = (queryClient: QueryClient): ManyWrites => {
  let answered: Answered[] = [];
  const sendOne = async <O extends WriteOperation>(operation: O, input: Input<O>): Promise<Data<O>> => {
    const sending = nextSending(queryClient, operation.id, input);
    // Sent by a panel just now: its answer is this one's.
    if (sending.answer) return sending.answer as Promise<Data<O>>;
    const answer = send(operation, input, { idempotencyKey: sending.idempotencyKey });
    sending.begin(answer);
    try {
      const data = await answer;
      sending.end(null);
      answered.push({ id: operation.id, input });
      return data;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      sending.end(error);
      if (error.outcome !== "not-sent") answered.push({ id: operation.id, input: undefined });
      throw error;
    }
  };
  return {
    send: sendOne,
    refresh: async (after) => {
      const stale = answered;
      answered = [];
      if (stale.length > 0) await refreshStale(queryClient, stale, after);
    },
  };
};
