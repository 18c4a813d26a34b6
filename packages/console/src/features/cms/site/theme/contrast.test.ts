import { describe, expect, it } from "vitest";
import { contrastOf, contrastText, inkOn, legibility } from "./contrast.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.478],
  ["#767676", "#ffffff", 4.542],
])("the contrast of %s and %s is %d, whichever comes first", (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

it.each([
  [4.5, "Easy to read"],
  [4.499, "For large text and buttons only"],
  [3, "For large text and buttons only"],
  [2.999, "Hard to read"],
])("%d is said to be: %s", (contrast, words) => expect(legibility(contrast).words).toBe(words));

describe("a contrast is written", () => {
  it("with two decimals, and never as more than it is", () =>
    expect([21, 4.499, 1].map(contrastText)).toEqual(["21.00 : 1", "4.49 : 1", "1.00 : 1"]));
});

it("writes on a colour in what is read better", () =>
  expect(["#f2b705", "#0f1522", "#6d28d9"].map(inkOn)).toEqual(["#000000", "#ffffff", "#ffffff"]));
