import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeView, FIT, MAX_SCALE, toTransform } from "./view-transform.ts";

const box = { width: 800, height: 600 };

describe("changeView", () => {
  it("zoom in, then out → steps, back to the initial view", () => {
    let view = FIT;
    for (let step = 0; step < 4; step += 1) view = changeView(view, { zoom: "in" }, box);
    expect(view.scale).toBeCloseTo(2.44, 2);
    for (let step = 0; step < 4; step += 1) view = changeView(view, { zoom: "out" }, box);
    expect(view).toEqual(FIT);
  });
  it("move while the image fits → unchanged", () => {
    expect(changeView(FIT, { move: [50, 50] }, box)).toEqual(FIT);
  });
  it("rotate while zoomed → rotated and centred", () => {
    const zoomed = { ...FIT, scale: 2, x: 10, y: 10 };
    expect(changeView(zoomed, { rotate: -90 }, box)).toEqual({ scale: 2, rotation: 270, fit: 0.75, x: 0, y: 0 });
    expect(changeView({ ...FIT, rotation: 270 }, { rotate: 90 }, box).rotation).toBe(0);
  });
  it("any changes → scale and position stay within bounds", () => {
    const change = fc.oneof(
      fc.constantFrom({ zoom: "in" as const }, { zoom: "out" as const }, { rotate: 90 as const }),
      fc.tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: -2000, max: 2000 })).map((move) => ({ move })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const view = changes.reduce((now, next) => changeView(now, next, box), FIT);
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((box.width * (view.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((box.height * (view.scale - 1)) / 2 + 1e-9);
      }),
    );
  });
});

it("toTransform: rotated image → scaled to fit the window", () => {
  expect(toTransform(changeView(FIT, { rotate: 90 }, box))).toBe("translate(0px, 0px) rotate(90deg) scale(0.75)");
  expect(toTransform(FIT)).toBe("translate(0px, 0px) rotate(0deg) scale(1)");
});
