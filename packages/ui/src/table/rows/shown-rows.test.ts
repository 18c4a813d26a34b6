import { expect, it } from "vitest";
import { shownRows } from "./shown-rows.ts";

it.each([
  ["within the window", [2, 4, 3, 10], [2, 3, 4]],
  ["before it", [5, 7, 0, 10], [0, 5, 6, 7]],
  ["after it", [0, 2, 9, 10], [0, 1, 2, 9]],
  ["past the end", [0, 2, 10, 10], [0, 1, 2]],
  ["with fewer rows than the window", [0, 39, 0, 3], [0, 1, 2]],
  ["with a window past the end", [8, 12, 1, 5], [1]],
] as const)("shownRows: current row %s → included", (_, [first, last, current, count], shown) => {
  expect(shownRows(first, last, current, count)).toEqual(shown);
});
