import { isRecord } from "@backoffice/ui";
import { createStoredStore } from "#kit/state/create-stored-store.ts";
import type { CannedReply } from "./canned-reply.ts";

type Stored = Readonly<Record<string, readonly CannedReply[]>>;

const isReply = (value: unknown): value is CannedReply =>
  isRecord(value) && ["id", "name", "text"].every((field) => typeof value[field] === "string");

/** By user; they stay when the user signs out, as no server keeps them. */
const store = createStoredStore<Stored>("canned-replies", (stored) =>
  isRecord(stored)
    ? Object.fromEntries(
        Object.entries(stored).map(([userId, all]) => [userId, Array.isArray(all) ? all.filter(isReply) : []]),
      )
    : {},
);

const NONE: readonly CannedReply[] = [];

export const onCannedReplies = store.subscribe;

/** The canned replies of a user, as stored in this browser. */
export const cannedReplies = (userId: string): readonly CannedReply[] => store.read()[userId] ?? NONE;

/** Replaces the canned replies of a user. */
export const keepCannedReplies = (userId: string, all: readonly CannedReply[]): void =>
  store.write({ ...store.read(), [userId]: all });
