import { expect, it } from "vitest";
import { nextRow } from "./next-row.ts";

it.each([
  ["ArrowDown", 3, 4],
  ["ArrowDown", 9, 9],
  ["ArrowUp", 0, 0],
  ["ArrowUp", 3, 2],
  ["PageDown", 3, 8],
  ["PageDown", 7, 9],
  ["PageUp", 7, 2],
  ["PageUp", 2, 0],
  ["Home", 7, 0],
  ["End", 0, 9],
  ["Enter", 3, undefined],
  ["a", 3, undefined],
])("nextRow: %s on row %i of ten → %s", (key, from, to) => {
  expect(nextRow(key, from, 10, 5)).toBe(to);
});
