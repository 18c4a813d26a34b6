import { readStored, writeStored } from "@backoffice/ui";
import { createStore } from "#kit/state/create-store.ts";

const keyOf = (userId: string) => `read-notices:${userId}`;

/** Counts the changes of this tab. */
const changes = createStore(0);

/** Calls `listener` when the user reads notices, in this tab or another. */
export const onReadNotices = (listener: () => void): (() => void) => {
  window.addEventListener("storage", listener);
  const stop = changes.subscribe(listener);
  return () => {
    stop();
    window.removeEventListener("storage", listener);
  };
};

/** The ids of the notices that the user has read, as JSON. */
export const readNotices = (userId: string): string => JSON.stringify(readStored(keyOf(userId)) ?? []);

/** Marks notices as read; those that do not exist any more are forgotten. */
export const markRead = (userId: string, ids: readonly string[]): void => {
  if (readNotices(userId) === JSON.stringify(ids)) return;
  writeStored(keyOf(userId), ids.length > 0 ? ids : undefined);
  changes.write(changes.read() + 1);
};
