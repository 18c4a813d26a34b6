import { isRecord, readStored, writeStored } from "../../stored.ts";
import { tellDraftsChanged } from "./drafts-changed.ts";
import { partsOfKey } from "./draft-tab.ts";

/** `local` for all tabs, `session` for this one. */
export type DraftStore = "local" | "session";

/** The name of a form, and the address that reopens it. */
export type DraftPlace = { title: string; address: string };

type Values = Readonly<Record<string, unknown>>;

/** Changed fields of a form. */
export type StoredDraft = {
  /** Of the last change, in epoch milliseconds. */
  at: number;
  values: Values;
  /** Previous values of these fields; absent in drafts of earlier versions. */
  base?: Values;
} & Partial<DraftPlace>;

const PREFIX = "draft:";

/** The storage; undefined if the browser does not allow it. */
const storageOf = (store: DraftStore): Storage | undefined => {
  try {
    return store === "local" ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
};

const change = (store: DraftStore, key: string, draft: StoredDraft | undefined): boolean => {
  const storage = storageOf(store);
  const isDone = storage ? writeStored(PREFIX + key, draft, storage) : draft === undefined;
  tellDraftsChanged();
  return isDone;
};

/** Whether a value is a file, or contains an omitted field at any depth. */
const mustGo = (value: unknown, omit: readonly string[]): boolean => {
  if (Array.isArray(value)) return value.some((it) => mustGo(it, omit));
  if (value instanceof Blob) return true;
  return isRecord(value) && Object.entries(value).some(([name, it]) => omit.includes(name) || mustGo(it, omit));
};

/** Whether two values of a field are the same; an empty text may be absent. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  (one ?? "") === (other ?? "") || JSON.stringify(one) === JSON.stringify(other);

/**
 * Stores the changed fields, except files, omitted fields (passwords) and whole fields that contain either; deletes the
 * draft if none is left. Returns whether nothing is lost: the browser may be out of space, or not allow it.
 */
export const writeDraft = (
  store: DraftStore,
  key: string,
  { values, base = {}, ...draft }: StoredDraft,
  omit: readonly string[] = [],
): boolean => {
  const kept = Object.keys(values).filter(
    (name) =>
      !omit.includes(name) &&
      !mustGo(values[name], omit) &&
      !mustGo(base[name], omit) &&
      !isSameValue(values[name], base[name]),
  );
  const pick = (from: Values) => Object.fromEntries(kept.map((name) => [name, from[name]]));
  return change(store, key, kept.length > 0 ? { ...draft, values: pick(values), base: pick(base) } : undefined);
};

const storedDraft = (storage: Storage, key: string): StoredDraft | undefined => {
  const draft = readStored(PREFIX + key, storage);
  return isRecord(draft) && isRecord(draft["values"]) && typeof draft["at"] === "number"
    ? (draft as StoredDraft)
    : undefined;
};

const keysOf = (storage: Storage): string[] =>
  Object.keys(storage).flatMap((it) => (it.startsWith(PREFIX) ? it.slice(PREFIX.length) : []));

/** Drafts by key, the latest first; `is` selects them by the form's part of their keys. */
export const draftsOf = (
  store: DraftStore,
  is: (form: string) => boolean,
): readonly (readonly [key: string, draft: StoredDraft])[] => {
  const storage = storageOf(store);
  if (!storage) return [];
  return keysOf(storage)
    .filter((key) => is(partsOfKey(key).form))
    .flatMap((key) => {
      const draft = storedDraft(storage, key);
      return draft ? [[key, draft] as const] : [];
    })
    .toSorted(([, one], [, other]) => other.at - one.at);
};

/** Leaves only these fields of a draft, and deletes it if there are none. */
export const reduceDraft = (store: DraftStore, key: string, names: readonly string[]): void => {
  const storage = storageOf(store);
  const draft = storage && storedDraft(storage, key);
  if (draft)
    writeDraft(
      store,
      key,
      draft,
      Object.keys(draft.values).filter((name) => !names.includes(name)),
    );
};

/** Stores another time of the last change. */
export const redateDraft = (store: DraftStore, key: string, at: number): void => {
  const storage = storageOf(store);
  const draft = storage && storedDraft(storage, key);
  if (draft) change(store, key, { ...draft, at });
};

/** Deletes a draft. */
export const dropDraft = (store: DraftStore, key: string): void => void change(store, key, undefined);

/** Deletes every draft. */
export const forgetDrafts = (): void => {
  for (const store of ["local", "session"] as const) {
    const storage = storageOf(store);
    for (const key of storage ? keysOf(storage) : []) dropDraft(store, key);
  }
};
