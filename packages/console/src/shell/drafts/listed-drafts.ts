import { draftsOf, dropDraft, partsOfKey, redateDraft, stateOfTab, type DraftTab } from "@backoffice/ui/form";

/** A form with unsaved input, as the bell lists it: all steps of a wizard are one. */
export type ListedDraft = {
  title: string;
  address: string;
  /** Of its last change, in epoch milliseconds. */
  at: number;
  /** The tab in which it was typed: this one, another that is open, or one that is closed. */
  tab: "this" | "another" | "closed";
  /** Storage keys, one for each step. */
  keys: readonly string[];
};

/** Milliseconds after which a draft is deleted. */
const LONGEST = 30 * 86_400_000;

/** Drafts of a user, the latest first. */
export const listedDrafts = (userId: string, { id: own }: DraftTab): readonly ListedDraft[] => {
  const all = new Map<string, ListedDraft>();
  for (const [key, { title, address, at }] of draftsOf("local", (form) => form.startsWith(`${userId}:`))) {
    if (title === undefined || address === undefined) continue;
    const { tab } = partsOfKey(key);
    const id = JSON.stringify([title, address, tab]);
    const before = all.get(id);
    const state = tab === undefined ? "closed" : tab === own ? "this" : stateOfTab(tab);
    all.set(id, {
      title,
      address,
      at: Math.max(at, before?.at ?? 0),
      tab: state === "open" || state === "unknown" ? "another" : state,
      keys: [...(before?.keys ?? []), key],
    });
  }
  return [...all.values()].toSorted((a, b) => b.at - a.at);
};

/**
 * Deletes drafts that are older than 30 days, also those of users who do not sign in any more. Drafts of the future, of a
 * clock that was set back, are 30 days old in 30 days.
 */
export const forgetOldDrafts = (now: number): void => {
  for (const [key, { at }] of draftsOf("local", () => true)) {
    if (now - at > LONGEST) dropDraft("local", key);
    else if (at > now) redateDraft("local", key, now);
  }
};
