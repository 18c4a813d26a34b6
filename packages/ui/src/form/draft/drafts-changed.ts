const listeners = new Set<() => void>();

/** Calls the listeners in this tab; the browser tells the others of a change of `localStorage`. */
export const tellDraftsChanged = (): void => {
  for (const listener of listeners) listener();
};

/** Calls `listener` when a draft is stored or deleted in this tab or another, or a tab with drafts is closed. */
export const onDraftsChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  globalThis.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", listener);
  };
};
