import { describe, expect, it } from "vitest";
import { contrastOf, contrastText, inkOn, legibility } from "./contrast.ts";

it.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.478],
  ["#767676", "#ffffff", 4.542],
])("contrastOf: %s and %s → %d, in either order", (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2);
  expect(contrastOf(other, one)).toBe(contrastOf(one, other));
});

it.each([
  [4.5, "Easy to read"],
  [4.499, "For large text and buttons only"],
  [3, "For large text and buttons only"],
  [2.999, "Hard to read"],
])("legibility: contrast %d → %s", (contrast, words) => expect(legibility(contrast).words).toBe(words));

describe("contrastText", () => {
  it("ratio → two decimals, rounded down", () =>
    expect([21, 4.499, 1].map(contrastText)).toEqual(["21.00 : 1", "4.49 : 1", "1.00 : 1"]));
});

it("inkOn: background colour → black or white, whichever has more contrast", () =>
  expect(["#f2b705", "#0f1522", "#6d28d9"].map(inkOn)).toEqual(["#000000", "#ffffff", "#ffffff"]));
