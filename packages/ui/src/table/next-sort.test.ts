import { expect, it } from "vitest";
import { nextSort } from "./next-sort.ts";

it("goes from none to ascending, descending and back to none", () => {
  const first = nextSort(undefined, "name");
  expect(first).toEqual({ id: "name", desc: false });
  const second = nextSort(first, "name");
  expect(second).toEqual({ id: "name", desc: true });
  expect(nextSort(second, "name")).toBeUndefined();
});

it("starts ascending on another column", () => {
  expect(nextSort({ id: "name", desc: true }, "amount")).toEqual({ id: "amount", desc: false });
});
