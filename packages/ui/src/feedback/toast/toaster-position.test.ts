import { expect, it } from "vitest";
import { placeInPager, toasterBottom } from "./toaster-position.ts";

const WINDOW = 900;
const toasts = { height: 80, left: 500, right: 900 };
const box = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });
const pager = box(860, 900);

it.each([
  ["no bars → at the bottom edge of the window", [], undefined, 0],
  ["pagination → above it", [pager], undefined, 40],
  ["pagination below totals → above both", [pager, box(820, 860)], undefined, 80],
  ["bar in other columns of the window → at the bottom edge", [box(860, 900, 1000, 1440)], undefined, 0],
  ["focused row directly above the pagination → above the row", [pager], box(800, 832), 100],
  ["focused row higher than the toasts → above the pagination", [pager], box(700, 732), 40],
  ["no room next to the bars → above the focused field only", [box(60, 780), pager], box(800, 832), 100],
])("toasterBottom: %s", (_, bars, focused, bottom) => {
  expect(toasterBottom(toasts, WINDOW, bars, focused)).toBe(bottom);
});

const bar = { left: 268, right: 1420, top: 835, bottom: 880 };
const range = box(845, 870, 284, 380);
const pages = box(845, 870, 990, 1412);
const line = { width: 384, height: 76 };

it.each([
  ["line between range and pages → in the middle of both", line, [range, pages], [], { middle: 685, bottom: 5 }],
  ["two lines → as low as they can be", { width: 384, height: 96 }, [range, pages], [], { middle: 685, bottom: 0 }],
  ["no pages → beside the range", line, [range], [], { middle: 900, bottom: 5 }],
  ["room is narrower → not in the pager", line, [range, box(845, 870, 700, 1412)], [], undefined],
  ["bar of a selection in the way → not in the pager", line, [range, pages], [box(840, 876, 500, 900)], undefined],
  ["two lines over totals → not in the pager", { width: 384, height: 96 }, [range], [box(803, 835)], undefined],
  ["line below totals → in the pager", line, [range], [box(803, 835)], { middle: 900, bottom: 5 }],
])("placeInPager: %s", (_, size, parts, others, expected) => {
  expect(placeInPager(size, WINDOW, bar, parts, others)).toEqual(expected);
});
