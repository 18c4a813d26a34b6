import { expect, it } from "vitest";
import { bottomInPager, gapOfPager, toasterBottom } from "./toaster-position.ts";

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

it.each([
  ["range and pages → between both", [pages, range], { middle: 685, width: 384 }],
  ["no pages → beside the range", [range], { middle: 900, width: 384 }],
  ["little room → as wide as there is", [range, box(845, 870, 700, 1412)], { middle: 540, width: 336 }],
  ["less room → none", [range, box(845, 870, 650, 1412)], undefined],
])("gapOfPager: %s", (_, parts, expected) => expect(gapOfPager(bar, parts, 384)).toEqual(expected));

it.each([
  ["one line → in its middle", 76, [], 4],
  ["two lines, higher than the pager → below the last row", 88, [], -7],
  ["many lines → as low as they can be", 140, [], -12],
  ["bar of a selection in the way → not in the pager", 76, [box(840, 876, 500, 900)], undefined],
  ["many lines over totals → not in the pager", 140, [box(803, 835)], undefined],
  ["two lines below totals → in the pager", 88, [box(803, 835)], -7],
])("bottomInPager: %s", (_, height, others, expected) => {
  expect(bottomInPager({ middle: 685, width: 384, height }, WINDOW, bar, others)).toBe(expected);
});
