/** A value outside React; `subscribe` and `read` fit `useSyncExternalStore`. */
export type Store<Value> = {
  read: () => Value;
  write: (next: Value) => void;
  subscribe: (listener: () => void) => () => void;
};

const resets = new Set<() => void>();

/** Resets every store to its initial value. For tests: the modules with the stores outlive a test. */
export const resetStores = (): void => {
  for (const reset of resets) reset();
};

/**
 * Creates a store. Writing the value that it already has notifies nobody. Create it once, outside of components: it is
 * never released. `reread` gives the value after a reset, unless that is the initial one.
 */
export const createStore = <Value>(initial: Value, reread = () => initial): Store<Value> => {
  let current = initial;
  const listeners = new Set<() => void>();
  const write = (next: Value) => {
    if (Object.is(next, current)) return;
    current = next;
    for (const listener of listeners) listener();
  };
  resets.add(() => write(reread()));
  return {
    read: () => current,
    write,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
