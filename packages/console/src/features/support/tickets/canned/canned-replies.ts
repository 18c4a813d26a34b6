import { isRecord } from "@backoffice/ui";
import { splitCannedReplies } from "#kit/session/settle-stored.ts";
import { createStoredStore } from "#kit/state/create-stored-store.ts";
import type { Store } from "#kit/state/create-store.ts";
import type { CannedReply } from "./canned-reply.ts";

const isReply = (value: unknown): value is CannedReply =>
  isRecord(value) && ["id", "name", "text"].every((field) => typeof value[field] === "string");

const stores = new Map<string, Store<readonly CannedReply[]>>();

/** The canned replies of a user in this browser; they stay when the user signs out, as no server keeps them. */
export const cannedRepliesOf = (userId: string): Store<readonly CannedReply[]> => {
  const before = stores.get(userId);
  if (before) return before;
  splitCannedReplies();
  const store = createStoredStore<readonly CannedReply[]>(`canned-replies:${userId}`, (stored) =>
    Array.isArray(stored) ? stored.filter(isReply) : [],
  );
  stores.set(userId, store);
  return store;
};
