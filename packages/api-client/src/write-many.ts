import type { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./answers/api-error.ts";
import type { Data, Input } from "./operation.ts";
import { nextSending } from "./sent-writes.ts";
import { refreshStale, type Answered } from "./stale-reads.ts";
import { send } from "./wire.ts";
import type { SendGrant, WriteOperation } from "./write.ts";

/** Several writes, e.g. one for each row of a list: sent separately, followed by a single refresh. */
export type ManyWrites = {
  /**
   * Sends one write, once, with its own key, as the hook of a single write does. Fails with an `ApiError` that has the
   * key.
   */
  send: <O extends WriteOperation>(operation: O, input: Input<O>, grant: SendGrant) => Promise<Data<O>>;
  /** Refetches once everything that was made stale since the last refresh; `after` is in milliseconds. */
  refresh: (after?: number) => Promise<void>;
};

/** Sends writes independently of the component that started them. */
export const writeMany = (queryClient: QueryClient): ManyWrites => {
  let answered: Answered[] = [];
  const sendOne = async <O extends WriteOperation>(
    operation: O,
    input: Input<O>,
    { idempotencyKey }: SendGrant,
  ): Promise<Data<O>> => {
    const sending = nextSending(queryClient, operation.id, input, idempotencyKey);
    // The same input is being sent by a panel: use its answer.
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
