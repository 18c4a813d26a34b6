import { afterEach, expect, it, vi } from "vitest";
import { createStoredStore } from "./create-stored-store.ts";

afterEach(() => localStorage.clear());

const create = () => createStoredStore("colour", (stored) => (typeof stored === "string" ? stored : "none"));
/** Writes to the storage as another tab of the browser does. */
const written = (key: string | null, value?: string) => {
  if (value === undefined) localStorage.clear();
  else localStorage.setItem(String(key), JSON.stringify(value));
  window.dispatchEvent(new StorageEvent("storage", { key }));
};

it("stored store: write → stored, and read by the next store", () => {
  expect(create().read()).toBe("none");
  create().write("green");
  expect(create().read()).toBe("green");
});

it("stored store: another tab writes → same value, listeners are notified", () => {
  const store = create();
  const listener = vi.fn();
  store.subscribe(listener);
  written("colour", "gold");
  expect([store.read(), listener.mock.calls.length]).toEqual(["gold", 1]);
  written("size", "large");
  expect(listener).toHaveBeenCalledTimes(1);
  written(null);
  expect(store.read()).toBe("none");
});
