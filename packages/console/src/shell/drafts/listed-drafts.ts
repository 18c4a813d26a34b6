import { draftsWithAddress, dropDraft } from "@backoffice/ui/form";

/** A form with unsaved input, as the bell lists it: all steps of a wizard are one. */
export type ListedDraft = {
  title: string;
  address: string;
  /** Of its last change, in epoch milliseconds. */
  at: number;
  /** Storage keys, one for each step. */
  keys: readonly string[];
};

/** Milliseconds after which a draft is deleted. */
const LONGEST = 30 * 86_400_000;

/** Drafts of a user, the latest first. */
export const listedDrafts = (userId: string): readonly ListedDraft[] => {
  const all = new Map<string, ListedDraft>();
  for (const [key, { title, address, at }] of draftsWithAddress(localStorage, `${userId}:`)) {
    const id = JSON.stringify([title, address]);
    const before = all.get(id);
    all.set(id, { title, address, at: Math.max(at, before?.at ?? 0), keys: [...(before?.keys ?? []), key] });
  }
  return [...all.values()].toSorted((a, b) => b.at - a.at);
};

/** Deletes drafts that are older than 30 days, also those of users who do not sign in any more. */
export const forgetOldDrafts = (now: number): void => {
  for (const [key, { at }] of draftsWithAddress(localStorage, "")) if (now - at > LONGEST) dropDraft(localStorage, key);
};
