import { expect, it } from "vitest";
import { toasterBottom } from "./toaster-place.ts";

const WINDOW = 900;
const toasts = { height: 80, left: 500, right: 900 };
const box = (top: number, bottom: number, left = 0, right = 1440) => ({ top, bottom, left, right });
const pager = box(860, 900);

it.each([
  ["nothing in the way: at the window's end", [], undefined, 0],
  ["pagination: above it", [pager], undefined, 40],
  ["pagination under totals: above both", [pager, box(820, 860)], undefined, 80],
  ["a bar that is elsewhere: at the window's end", [box(860, 900, 1000, 1440)], undefined, 0],
  ["the focused row above the pagination: above the row", [pager], box(800, 832), 100],
  ["the focused row above the room for the toasts: above the pagination", [pager], box(700, 732), 40],
  ["no room beside the bars: above the focused field alone", [box(60, 780), pager], box(800, 832), 100],
])("toaster, %s", (_, bars, focused, bottom) => {
  expect(toasterBottom(toasts, WINDOW, bars, focused)).toBe(bottom);
});
