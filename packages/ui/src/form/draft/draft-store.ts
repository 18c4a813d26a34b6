import { isRecord, readStored, writeStored } from "../../stored.ts";

/** The name of a form, and the address that reopens it. */
export type DraftPlace = { title: string; address: string };

/** Unsaved values, and the time they were stored (epoch milliseconds). */
export type StoredDraft = { at: number; values: Record<string, unknown> } & Partial<DraftPlace>;

const PREFIX = "draft:";

const listeners = new Set<() => void>();
const change = (store: Storage, key: string, draft: StoredDraft | undefined): void => {
  writeStored(PREFIX + key, draft, store);
  for (const listener of listeners) listener();
};

/** Calls `listener` when a draft is stored or deleted, in this tab or another. */
export const onDraftsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  globalThis.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
};

/** Whether a value is a file, or contains an omitted field at any depth. */
const mustGo = (value: unknown, omit: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((it) => mustGo(it, omit));
  if (value instanceof Blob) return true;
  return isRecord(value) && Object.entries(value).some(([name, it]) => omit.includes(name) || mustGo(it, omit));
};

/** Removes files, omitted fields (passwords), and whole fields that contain either. */
const keepable = (values: Record<string, unknown>, omit: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !omit.includes(name) && !mustGo(value, omit)));

/**
 * Stores a draft, unless all that was typed must be removed from it; does nothing if the browser cannot store it (no
 * space, not allowed).
 */
export const writeDraft = (
  store: Storage,
  key: string,
  { values, ...draft }: StoredDraft,
  { omit, initial }: { omit: readonly string[]; initial: Readonly<Record<string, unknown>> },
): void => {
  const kept = keepable(values, omit);
  const isTyped = Object.entries(kept).some(([name, it]) => JSON.stringify(it) !== JSON.stringify(initial[name]));
  change(store, key, isTyped ? { ...draft, values: kept } : undefined);
};

const storedDraft = (store: Storage, key: string): StoredDraft | undefined => {
  const draft = readStored(PREFIX + key, store);
  return isRecord(draft) && isRecord(draft["values"]) && typeof draft["at"] === "number"
    ? (draft as StoredDraft)
    : undefined;
};

/** Reads the draft of a form; fields that the form does not have any more are dropped. */
export const readDraft = (store: Storage, key: string, known: Record<string, unknown>): StoredDraft | undefined => {
  const draft = storedDraft(store, key);
  if (!draft) return undefined;
  const same = Object.entries(draft.values).filter(
    ([name, value]) => Object.hasOwn(known, name) && Array.isArray(value) === Array.isArray(known[name]),
  );
  return same.length > 0 ? { at: draft.at, values: Object.fromEntries(same) } : undefined;
};

/** Deletes the draft of a form. */
export const dropDraft = (store: Storage, key: string): void => change(store, key, undefined);

const isPlaced = (draft: StoredDraft): draft is StoredDraft & DraftPlace =>
  typeof draft.title === "string" && typeof draft.address === "string";

/** Drafts with an address whose keys start with `prefix`, by key. */
export const draftsWithAddress = (store: Storage, prefix: string): ReadonlyMap<string, StoredDraft & DraftPlace> =>
  new Map(
    Object.keys(store)
      .filter((it) => it.startsWith(PREFIX + prefix))
      .flatMap((it) => {
        const key = it.slice(PREFIX.length);
        const draft = storedDraft(store, key);
        return draft && isPlaced(draft) ? [[key, draft] as const] : [];
      }),
  );

/** Deletes every draft of a storage. */
export const forgetDrafts = (store: Storage = sessionStorage) => {
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
};
