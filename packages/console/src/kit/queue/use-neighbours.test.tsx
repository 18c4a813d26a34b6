import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { usePublishNeighbours, type Listed } from "./neighbours.ts";
import { useNeighbours } from "./use-neighbours.ts";

const listed = (ids: string, list: Partial<Listed> = {}): Listed => ({
  panel: "record",
  param: "id",
  ids: ids.split(""),
  before: 0,
  total: 9,
  ...list,
});

const start = (id: string) => {
  const { result } = renderHook(() => {
    const [list, change] = useState(listed("abcd"));
    usePublishNeighbours(list);
    return { neighbours: useNeighbours("record", id), change };
  }, inConsole());
  return {
    now: () => result.current.neighbours,
    change: (ids: string, list?: Partial<Listed>) => act(() => result.current.change(listed(ids, list))),
  };
};

it("useNeighbours: record of the list → those before and after it, and its place", () => {
  expect(start("b").now()).toMatchObject({ previous: "a", next: "c", place: { at: 2, total: 9 } });
});

it("useNeighbours: record leaves the list → those around the row in its place, without a place", () => {
  const { now, change } = start("b");
  change("acd");
  expect(now()).toMatchObject({ previous: "a", next: "c" });
  expect(now()).not.toHaveProperty("place");
  change("a");
  expect(now()).toMatchObject({ previous: "a" });
  expect(now()).not.toHaveProperty("next");
});

it("useNeighbours: list turns to another page → first record of that page is next", () => {
  const { now, change } = start("c");
  change("wxyz", { before: 4 });
  expect(now()).toMatchObject({ next: "w" });
  expect(now()).not.toHaveProperty("previous");
});

it("useNeighbours: record that was never listed, empty list, list of another panel → none", () => {
  expect(start("q").now()).toBeUndefined();
  const { now, change } = start("b");
  change("");
  expect(now()?.next).toBeUndefined();
  change("abcd", { panel: "other" });
  expect(now()).toBeUndefined();
});
