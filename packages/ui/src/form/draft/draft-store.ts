import { isRecord, readStored, writeStored } from "../../stored.ts";

/** What was typed and not saved, and when (epoch milliseconds). */
export type StoredDraft = { at: number; values: Record<string, unknown> };

const PREFIX = "draft:";

/** Whether a value is a file or has a field that is left out, at any depth. */
const mustGo = (value: unknown, omit: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((it) => mustGo(it, omit));
  if (value instanceof Blob) return true;
  return isRecord(value) && Object.entries(value).some(([name, it]) => omit.includes(name) || mustGo(it, omit));
};

/** Without what cannot or must not be kept: files, the names left out (passwords), and whole fields that hold such. */
const keepable = (values: Record<string, unknown>, omit: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !omit.includes(name) && !mustGo(value, omit)));

/** Keeps a draft; where the browser keeps nothing (no room, not allowed) there is none later. */
export const writeDraft = (
  store: Storage,
  key: string,
  values: Record<string, unknown>,
  omit: readonly string[],
  at: number,
) => void writeStored(PREFIX + key, { at, values: keepable(values, omit) }, store);

/** The draft of this form, its fields only: what an older version of the form had more is dropped. */
export const readDraft = (store: Storage, key: string, known: Record<string, unknown>): StoredDraft | undefined => {
  const draft = readStored(PREFIX + key, store);
  if (!isRecord(draft) || !isRecord(draft["values"]) || typeof draft["at"] !== "number") return undefined;
  const same = Object.entries(draft["values"]).filter(
    ([name, value]) => Object.hasOwn(known, name) && Array.isArray(value) === Array.isArray(known[name]),
  );
  return same.length > 0 ? { at: draft["at"], values: Object.fromEntries(same) } : undefined;
};

/** Forgets the draft of a form. */
export const dropDraft = (store: Storage, key: string) => void writeStored(PREFIX + key, undefined, store);

/** Forgets every draft of this tab: call it when somebody signs out. */
export const forgetDrafts = (store: Storage = sessionStorage) => {
  for (const key of Object.keys(store)) if (key.startsWith(PREFIX)) store.removeItem(key);
};
