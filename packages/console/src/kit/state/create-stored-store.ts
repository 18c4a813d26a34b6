import { readStored, writeStored } from "@backoffice/ui";
import { createStore, type Store } from "./create-store.ts";

/** A store whose value is kept in the browser, and is the same in all its tabs. `read` makes a value of what is stored. */
export const createStoredStore = <Value>(key: string, read: (stored: unknown) => Value): Store<Value> => {
  const stored = () => read(readStored(key));
  const store = createStore(stored(), stored);
  // Only what other tabs wrote is told; all of it, when somebody cleared the storage.
  globalThis.addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) store.write(stored());
  });
  return {
    ...store,
    write: (next) => {
      store.write(next);
      writeStored(key, next);
    },
  };
};
