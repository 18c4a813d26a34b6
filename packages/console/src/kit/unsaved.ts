import { useEffect } from "react";

/**
 * Who has something typed that would be lost. The panel host asks before it lets go;
 * a saved form releases itself before its panel closes.
 */
const dirty = new Set<symbol>();

/** Whether anything typed would be lost now. */
export const hasUnsaved = (): boolean => dirty.size > 0;

/** Forgets everything unsaved: it was saved, or the user chose to discard it. */
export const releaseUnsaved = (): void => dirty.clear();

/** Guards what is typed while `isDirty`: against closing, Back, another panel or page, and the tab. */
export const useUnsavedGuard = (isDirty: boolean): void => {
  useEffect(() => {
    if (!isDirty) return;
    const key = Symbol("unsaved");
    const warn = (event: BeforeUnloadEvent) => {
      if (dirty.has(key)) event.preventDefault();
    };
    dirty.add(key);
    window.addEventListener("beforeunload", warn);
    return () => {
      dirty.delete(key);
      window.removeEventListener("beforeunload", warn);
    };
  }, [isDirty]);
};
