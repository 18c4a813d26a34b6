import { afterEach, expect, it, vi } from "vitest";
import { createStoredStore } from "./create-stored-store.ts";

afterEach(() => localStorage.clear());

const create = () => createStoredStore("colour", (stored) => (typeof stored === "string" ? stored : "none"));
/** What another tab of the browser has written. */
const written = (key: string | null, value?: string) => {
  if (value === undefined) localStorage.clear();
  else localStorage.setItem(String(key), JSON.stringify(value));
  window.dispatchEvent(new StorageEvent("storage", { key }));
};

it("begins with what is stored, and stores what is written", () => {
  expect(create().read()).toBe("none");
  create().write("green");
  expect(create().read()).toBe("green");
});

it("follows the other tabs, and tells who listens", () => {
  const store = create();
  const told = vi.fn();
  store.subscribe(told);
  written("colour", "gold");
  expect([store.read(), told.mock.calls.length]).toEqual(["gold", 1]);
  written("size", "large");
  expect(told).toHaveBeenCalledTimes(1);
  written(null);
  expect(store.read()).toBe("none");
});
