import { expect, it } from "vitest";
import { newRows } from "./new-rows.ts";

type Case = [title: string, shown: string, was: [string, number], now: [string, number], before: number, held: string];

it.each<Case>([
  ["nothing changed → none", "abc", ["abc", 3], ["abc", 3], 0, ""],
  ["new row at the start → held", "abc", ["abc", 3], ["nabc", 4], 0, "n"],
  ["new row at the end, no later page → held", "abc", ["abc", 3], ["abcn", 4], 0, "n"],
  ["row left, the next page's first follows → shown", "abc", ["abc", 9], ["bcd", 8], 0, ""],
  ["row left and a new one at the start → only the new one is held", "abc", ["abc", 9], ["nbc", 9], 0, "n"],
  ["row left, last page → held, as it can only be new", "xyz", ["xyz", 9], ["yzn", 9], 6, "n"],
  ["two left, one row on later pages → the second is new", "abc", ["abc", 4], ["cdn", 3], 0, "n"],
  ["held before → still held", "abc", ["nabc", 4], ["nabc", 4], 0, "n"],
  ["nothing on screen → none, as nothing can move", "", ["", 0], ["n", 1], 0, ""],
])("newRows: %s", (_, shown, was, now, before, held) => {
  const answer = ([rows, count]: [string, number]) => ({ rows: rows.split("").filter(Boolean), count });
  const pages = { was: answer(was), now: answer(now), before };
  const added = newRows(new Set(shown.split("").filter(Boolean)), pages, (row) => row);
  expect([...added].join("")).toBe(held);
});
