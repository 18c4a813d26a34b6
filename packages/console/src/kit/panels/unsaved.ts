import { createContext, use, useCallback, useEffect, useState } from "react";
import { createStore } from "../state/create-store.ts";

type DirtyForm = {
  /** The dialog around the form, if any. */
  dialog: number | undefined;
  onDiscard: (() => void) | undefined;
  /** Its draft stays when the user signs out. */
  isKept: boolean;
};

/** Forms with unsaved input, by their keys. */
const dirty = createStore<ReadonlyMap<symbol, DirtyForm>>(new Map());

/** The dialog around a form, by the number that the panel host gave it. */
export const DialogKeyContext = createContext<number | undefined>(undefined);
export const DialogKeyProvider = DialogKeyContext.Provider;

const without = (drop: (form: DirtyForm, key: symbol) => boolean): void =>
  dirty.write(new Map([...dirty.read()].filter(([key, form]) => !drop(form, key))));

/** Calls `listener` when the unsaved input changes. */
export const { subscribe: onUnsavedChange } = dirty;

/** Whether there is unsaved input: in the console, or in one dialog. */
export const hasUnsaved = (dialog?: number): boolean =>
  [...dirty.read().values()].some((it) => dialog === undefined || it.dialog === dialog);

/** Whether signing out loses unsaved input, which is not kept as a draft. */
export const losesUnsaved = (): boolean => [...dirty.read().values()].some((it) => !it.isKept);

/** Drops unsaved input, everywhere or in one dialog: the user discards it, or deleted its record. */
export const releaseUnsaved = (dialog?: number): void => {
  const isLost = (it: DirtyForm) => dialog === undefined || it.dialog === dialog;
  for (const form of dirty.read().values()) if (isLost(form)) form.onDiscard?.();
  without(isLost);
};

/** Drops unsaved input of a user who signs out, except what is kept as a draft. */
export const releaseSignedOut = (): void => {
  without((it) => it.isKept);
  releaseUnsaved();
};

/** Lets every navigation through and keeps the drafts: an idle user is signed out, and returns to them. */
export const releaseGuards = (): void => dirty.write(new Map());

/**
 * Guards unsaved input while `isDirty`: against closing, Back, another panel or page, and closing the tab. The
 * returned function releases this form only, for a panel that closes before the saved form renders again.
 * `onDiscard` is called when the user discards the input, and when they sign out unless it `isKept`.
 */
export const useUnsavedGuard = (isDirty: boolean, onDiscard?: () => void, isKept = false): (() => void) => {
  const [key] = useState(() => Symbol("unsaved"));
  const dialog = use(DialogKeyContext);
  const release = useCallback(() => without((_, it) => it === key), [key]);
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.write(new Map(dirty.read()).set(key, { dialog, onDiscard, isKept }));
    return release;
  }, [isDirty, key, dialog, release, onDiscard, isKept]);
  return release;
};
