import { takeBack } from "#kit/submit/take-back.ts";

type Saved = {
  /** Name of the reordered list: "Menu". */
  name: string;
  /** IDs in the saved order. */
  ids: readonly string[];
  /** Refetches the rows in their current order. */
  read: () => Promise<{ items: readonly { id: string }[] }>;
  /** Sends the previous order. */
  restore: () => Promise<unknown>;
};

/** Undoes a saved order, unless another user has changed it since. */
export const orderUndo = ({ name, ids, read, restore }: Saved) =>
  takeBack({
    change: `Order changed, ${name}`,
    isUnchanged: async () => (await read()).items.map(({ id }) => id).join() === ids.join(),
    send: restore,
    success: "Order restored.",
  });
