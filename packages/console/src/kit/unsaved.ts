import { useEffect } from "react";
import { createStore } from "./create-store.ts";

/** Who has something typed that would be lost; a saved form releases itself before its panel closes. */
const dirty = createStore<ReadonlySet<symbol>>(new Set());

/** Calls `listener` when something is typed, saved or discarded. */
export const { subscribe: onUnsavedChange } = dirty;

/** Whether anything typed would be lost now. */
export const hasUnsaved = (): boolean => dirty.read().size > 0;

/** Forgets everything unsaved: it was saved, or the user chose to discard it. */
export const releaseUnsaved = (): void => dirty.write(new Set());

/** Guards what is typed while `isDirty`: against closing, Back, another panel or page, and the tab. */
export const useUnsavedGuard = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return undefined;
    const key = Symbol("unsaved");
    dirty.write(new Set([...dirty.read(), key]));
    return () => dirty.write(new Set([...dirty.read()].filter((it) => it !== key)));
  }, [isDirty]);
};
