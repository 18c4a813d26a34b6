import { isRecord, readStored, writeStored } from "../../stored.ts";

/** Unsaved values, and the time they were stored (epoch milliseconds). */
export type StoredDraft = { at: number; values: Record<string, unknown> };

const PREFIX = "draft:";

/** Whether a value is a file, or contains an omitted field at any depth. */
const mustGo = (value: unknown, omit: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((it) => mustGo(it, omit));
  if (value instanceof Blob) return true;
  return isRecord(value) && Object.entries(value).some(([name, it]) => omit.includes(name) || mustGo(it, omit));
};

/** Removes files, omitted fields (passwords), and whole fields that contain either. */
const keepable = (values: Record<string, unknown>, omit: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !omit.includes(name) && !mustGo(value, omit)));

/** Stores a draft; does nothing if the browser cannot store it (no space, not allowed). */
export const writeDraft = (
  store: Storage,
  key: string,
  values: Record<string, unknown>,
  omit: readonly string[],
  at: number,
) => void writeStored(PREFIX + key, { at, values: keepable(values, omit) }, store);

/** Reads the draft of a form; fields that the form does not have any more are dropped. */
export const readDraft = (store: Storage, key: string, known: Record<string, unknown>): StoredDraft | undefined => {
  const draft = readStored(PREFIX + key, store);
  if (!isRecord(draft) || !isRecord(draft["values"]) || typeof draft["at"] !== "number") return undefined;
  const same = Object.entries(draft["values"]).filter(
    ([name, value]) => Object.hasOwn(known, name) && Array.isArray(value) === Array.isArray(known[name]),
  );
  return same.length > 0 ? { at: draft["at"], values: Object.fromEntries(same) } : undefined;
};

/** Deletes the draft of a form. */
export const dropDraft = (store: Storage, key: string) => void writeStored(PREFIX + key, undefined, store);

/** Deletes every draft of this tab; called on sign-out. */
export const forgetDrafts = (store: Storage = sessionStorage) => {
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
};
