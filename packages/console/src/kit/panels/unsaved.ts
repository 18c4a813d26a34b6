import { useCallback, useEffect, useState } from "react";
import { createStore } from "../state/create-store.ts";

/** Who has something typed that would be lost. */
const dirty = createStore<ReadonlySet<symbol>>(new Set());

/** Calls `listener` when something is typed, saved or discarded. */
export const { subscribe: onUnsavedChange } = dirty;

/** Whether anything typed would be lost now. */
export const hasUnsaved = (): boolean => dirty.read().size > 0;

/** Forgets everything unsaved: the user discards it, is signed out, or deleted what it belongs to. */
export const releaseUnsaved = (): void => dirty.write(new Set());

/**
 * Guards what is typed while `isDirty`: against closing, Back, another panel or page, and the tab. What it returns
 * releases this form alone: it was saved, and its panel may close before the form is drawn clean.
 */
export const useUnsavedGuard = (isDirty: boolean): (() => void) => {
  const [key] = useState(() => Symbol("unsaved"));
  const release = useCallback(() => dirty.write(new Set([...dirty.read()].filter((it) => it !== key))), [key]);
  useEffect(() => {
    if (!isDirty) return undefined;
    dirty.write(new Set([...dirty.read(), key]));
    return release;
  }, [isDirty, key, release]);
  return release;
};
