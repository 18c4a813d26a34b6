import { takeBack } from "#kit/submit/take-back.ts";

type Saved = {
  /** The ids in the order that was saved. */
  ids: readonly string[];
  /** Reads the rows in the order of now. */
  read: () => Promise<{ items: readonly { id: string }[] }>;
  /** Sends the order of before. */
  putBack: () => Promise<unknown>;
};

/** Takes back a saved order, unless somebody else has changed it since. */
export const orderUndo = ({ ids, read, putBack }: Saved) =>
  takeBack({
    isUnchanged: async () => (await read()).items.map(({ id }) => id).join() === ids.join(),
    send: putBack,
    said: "Order restored.",
  });
