import { expect, it, vi } from "vitest";
import { createStore, resetStores } from "./create-store.ts";

const store = createStore("none");

it("resetting stores: the initial value is back, and listeners are told once", () => {
  const told = vi.fn();
  store.write("green");
  store.subscribe(told);
  resetStores();
  resetStores();
  expect([store.read(), told.mock.calls.length]).toEqual(["none", 1]);
});

it("a store that a test has written: the next test finds the initial value", () => {
  expect(store.read()).toBe("none");
  store.write("green");
});

it("a store that a test has written: the test after that one does, too", () => {
  expect(store.read()).toBe("none");
});
