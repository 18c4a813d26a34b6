import type { Operation } from "../contract/contract.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { sendRequest, type SendOptions, type Failure } from "./send-request.ts";
import type { Draft } from "./build-request.ts";

/** Sends a request of an operation. */
export type CallServer = (operation: Operation, draft: Draft) => Promise<Exchange | Failure>;

const pause = async (until: number) => {
  const wait = until - performance.now();
  if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait));
};

/** Creates a function that waits for the next turn, `rate` of which are in a second. */
export const turns = (rate: number): (() => Promise<void>) => {
  let next = 0;
  return async () => {
    const mine = Math.max(next, performance.now());
    next = mine + 1000 / rate;
    await pause(mine);
  };
};

/**
 * Creates a function that sends requests sequentially, `rate` per second. `prefixOf` returns the prefix of an
 * operation's path.
 */
export const caller = (
  options: SendOptions & { rate: number },
  prefixOf: (operation: Operation) => string,
): CallServer => {
  const turn = turns(options.rate);
  return async (operation, draft) => {
    await turn();
    return sendRequest({ ...draft, address: prefixOf(operation) + draft.address }, operation.id, options);
  };
};
