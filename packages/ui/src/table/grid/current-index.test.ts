import { expect, it } from "vitest";
import { currentIndex } from "./current-index.ts";

const rowsOf = (ids: string) => ids.split("").map((id) => ({ id }));
const byId = (ids: string) => Object.fromEntries(rowsOf(ids).map(({ id }, index) => [id, { index }]));

it.each([
  ["is unchanged", "abcd", 1, "abcd", "b"],
  ["has rows above it", "abcd", 1, "xyabcd", "b"],
  ["was sorted", "abcd", 1, "dcba", "b"],
  ["has lost the record → next one", "abcd", 1, "xacd", "c"],
  ["has lost the record and all after it → previous one", "abcd", 2, "xab", "b"],
  ["has no row of before → first", "abcd", 2, "xy", "x"],
] as const)("currentIndex: list %s", (_, before, index, now, expected) => {
  expect(rowsOf(now)[currentIndex({ index, rows: rowsOf(before) }, byId(now))]?.id).toBe(expected);
});

it("currentIndex: no row has had the focus → first", () => {
  expect(currentIndex(undefined, byId("ab"))).toBe(0);
});
