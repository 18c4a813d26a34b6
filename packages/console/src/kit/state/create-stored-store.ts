import { readStored, writeStored } from "@backoffice/ui";
import { createStore, type Store } from "./create-store.ts";

/** A store whose value is kept in the browser and shared by all tabs. `read` converts the stored value. */
export const createStoredStore = <Value>(key: string, read: (stored: unknown) => Value): Store<Value> => {
  const stored = () => read(readStored(key));
  const store = createStore(stored(), stored);
  // Storage events report only writes of other tabs, and have no key if the storage was cleared.
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
