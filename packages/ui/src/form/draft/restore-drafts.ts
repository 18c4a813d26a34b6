/** Keys of drafts that their forms restore without asking. */
const wanted = new Set<string>();
const listeners = new Set<() => void>();

/** Restores these drafts as soon as their forms are shown: the user has asked for them elsewhere. */
export const restoreDrafts = (keys: Iterable<string>): void => {
  for (const key of keys) wanted.add(key);
  for (const listener of listeners) listener();
};

/** Whether a draft is to be restored; true only once. */
export const takeWanted = (key: string): boolean => wanted.delete(key);

/** Calls `listener` when drafts are to be restored. */
export const onRestoreWanted = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
