import { takeBack } from "#kit/submit/take-back.ts";

type Saved = {
  /** IDs in the saved order. */
  ids: readonly string[];
  /** Refetches the rows in their current order. */
  read: () => Promise<{ items: readonly { id: string }[] }>;
  /** Sends the previous order. */
  restore: () => Promise<unknown>;
};

/** Undoes a saved order, unless another user has changed it since. */
export const orderUndo = ({ ids, read, restore }: Saved) =>
  takeBack({
    isUnchanged: async () => (await read()).items.map(({ id }) => id).join() === ids.join(),
    send: restore,
    said: "Order restored.",
  });
