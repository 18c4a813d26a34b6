import { expect, it } from "vitest";
import { toasterBottom } from "./toaster-position.ts";

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
