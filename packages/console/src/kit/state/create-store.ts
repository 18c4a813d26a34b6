/** A value outside React; `subscribe` and `read` fit `useSyncExternalStore`. */
export type Store<Value> = {
  read: () => Value;
  write: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Creates a store. Writing the value that it already has notifies nobody. */
export const createStore = <Value>(initial: Value): Store<Value> => {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    write: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
