import { createContext, use, useCallback, useEffect, useState } from "react";
import { createStore } from "../state/create-store.ts";

/** Forms that hold something typed, by a key of their own; the value is the dialog that the form stands in, if any. */
const dirty = createStore<ReadonlyMap<symbol, number | undefined>>(new Map());

/** The dialog around a form, by the number that the panel host gave it. */
const DialogKeyContext = createContext<number | undefined>(undefined);
export const DialogKeyProvider = DialogKeyContext.Provider;

const without = (drop: (dialog: number | undefined, key: symbol) => boolean): void =>
  dirty.write(new Map([...dirty.read()].filter(([key, dialog]) => !drop(dialog, key))));

/** Calls `listener` when something is typed, saved or discarded. */
export const { subscribe: onUnsavedChange } = dirty;

/** Whether anything typed would be lost now: in the console, or in one dialog. */
export const hasUnsaved = (dialog?: number): boolean =>
  [...dirty.read().values()].some((it) => dialog === undefined || it === dialog);

/** Forgets what is typed, everywhere or in one dialog: the user discards it, is signed out, or deleted what it belongs to. */
export const releaseUnsaved = (dialog?: number): void => without((it) => dialog === undefined || it === dialog);

/**
 * Guards what is typed while `isDirty`: against closing, Back, another panel or page, and the tab. The returned function
 * releases this form alone: it was saved, and its panel may close before the form is drawn clean.
 */
export const useUnsavedGuard = (isDirty: boolean): (() => void) => {
  const [key] = useState(() => Symbol("unsaved"));
  const dialog = use(DialogKeyContext);
  const release = useCallback(() => without((_, it) => it === key), [key]);
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.write(new Map(dirty.read()).set(key, dialog));
    return release;
  }, [isDirty, key, dialog, release]);
  return release;
};
