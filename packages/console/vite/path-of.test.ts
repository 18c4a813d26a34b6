import { expect, test } from "vitest";
import { pathOf, type Shape } from "./path-of.ts";

const path = (d: string): Shape => ["path", { d, key: "a" }];

test("pathOf: relative start → absolute, the numbers behind it stay relative", () => {
  expect(pathOf([path("M1 2h3"), path("m15 5 4 4"), path("m10 10-6 6"), path("m.5.7h2")])).toBe(
    "M1 2h3M15 5l4 4M10 10l-6 6M.5 .7h2",
  );
});

test("pathOf: circle, line and rectangle → the same as a path", () => {
  expect(pathOf([["circle", { cx: "9", cy: "7", r: "4" }]])).toBe("M5 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z");
  expect(pathOf([["line", { x1: "2", x2: "22", y1: "10", y2: "11" }]])).toBe("M2 10L22 11");
  expect(pathOf([["rect", { width: "7", height: "9", x: "3", y: "4" }]])).toBe("M3 4h7v9h-7z");
  expect(pathOf([["rect", { width: "20", height: "14", x: "2", y: "5", rx: "2" }]])).toBe(
    "M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z",
  );
});

test("pathOf: a shape that is filled, or unknown → none", () => {
  expect(pathOf([path("M1 2h3"), ["circle", { cx: "9", cy: "7", r: "1", fill: "currentColor" }]])).toBeUndefined();
  expect(pathOf([["g", {}]])).toBeUndefined();
  expect(pathOf([])).toBeUndefined();
});
