import { expect, it, vi } from "vitest";
import { createStore, resetStores } from "./create-store.ts";

const store = createStore("none");

it("resetStores: changed store → initial value, listeners are notified once", () => {
  const listener = vi.fn();
  store.write("green");
  store.subscribe(listener);
  resetStores();
  resetStores();
  expect([store.read(), listener.mock.calls.length]).toEqual(["none", 1]);
});

it("store written by a test: next test → initial value", () => {
  expect(store.read()).toBe("none");
  store.write("green");
});

it("store written by a test: test after the next → initial value", () => {
  expect(store.read()).toBe("none");
});
