import { describe, expect, it } from "vitest";
import { placeTooltip } from "./tooltip-place.ts";

const view = { width: 800, height: 600 };
const size = { width: 100, height: 20 };
const at = (left: number, top: number) => ({ left, top, width: 40, height: 28 });

describe("placeTooltip", () => {
  it("room above → centred above", () => {
    expect(placeTooltip(at(400, 300), size, view, "top", false)).toEqual({ x: 370, y: 274 });
  });
  it("no room above → below", () => {
    expect(placeTooltip(at(400, 4), size, view, "top", false).y).toBe(38);
  });
  it("no room below → above", () => {
    expect(placeTooltip(at(400, 570), size, view, "bottom", false).y).toBe(544);
  });
  it("near the side of the window → 8 px inside it", () => {
    expect(placeTooltip(at(0, 300), size, view, "top", false).x).toBe(8);
    expect(placeTooltip(at(790, 300), size, view, "top", false).x).toBe(692);
  });
  it("right to left → start and end are mirrored", () => {
    expect(placeTooltip(at(400, 300), size, view, "end", false).x).toBe(446);
    expect(placeTooltip(at(400, 300), size, view, "end", true).x).toBe(294);
    expect(placeTooltip(at(400, 300), size, view, "start", false).x).toBe(294);
  });
  it("room at neither side → below, or above at the bottom of the window", () => {
    const wide = { width: 500, height: 20 };
    expect(placeTooltip(at(380, 300), wide, view, "end", false)).toEqual({ x: 150, y: 334 });
    expect(placeTooltip(at(380, 570), wide, view, "start", false)).toEqual({ x: 150, y: 544 });
  });
  it("no room at the given side → the opposite side", () => {
    expect(placeTooltip(at(20, 300), size, view, "start", false).x).toBe(66);
    expect(placeTooltip(at(740, 300), size, view, "end", false).x).toBe(634);
  });
});
