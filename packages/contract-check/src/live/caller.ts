import type { Operation } from "../contract/contract.ts";
import type { Exchange } from "../traffic/exchange.ts";
import { sendRequest, type SendOptions, type Failure } from "./send-request.ts";
import type { Draft } from "./build-request.ts";

/** Sends a request of an operation. */
export type CallServer = (operation: Operation, draft: Draft) => Promise<Exchange | Failure>;

const pause = (until: number) =>
  new Promise((resolve) => void setTimeout(resolve, Math.max(0, until - performance.now())));

/**
 * Creates a function that sends requests sequentially, `rate` per second. `prefixOf` returns the prefix of an
 * operation's path.
 */
export const caller = (
  options: SendOptions & { rate: number },
  prefixOf: (operation: Operation) => string,
): CallServer => {
  let next = 0;
  return async (operation, draft) => {
    await pause(next);
    next = performance.now() + 1000 / options.rate;
    return sendRequest({ ...draft, address: prefixOf(operation) + draft.address }, operation.id, options);
  };
};
