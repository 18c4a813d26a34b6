import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { axisLabels, LETTER, wrapLabel } from "./chart-labels.ts";

const space = (step: number, count: number, maxLines = 2) => ({
  step,
  maxLines,
  width: step * count,
  xOf: (index: number) => step * (index + 0.5),
});
const texts = (names: readonly string[], step: number, maxLines?: number) =>
  axisLabels(names, space(step, names.length, maxLines)).map(({ lines }) => lines.join("/"));

test.each([
  ["Tournament prize", 120, ["Tournament prize"]],
  ["Tournament prize", 80, ["Tournament", "prize"]],
  ["Tournament prize pool share", 70, undefined],
  ["Tournament", 40, undefined],
] as const)("wrapLabel: %s in %d px → %j", (name, width, lines) => expect(wrapLabel(name, width, 2)).toEqual(lines));

describe("axisLabels", () => {
  it("enough width → all labels in one line", () =>
    expect(texts(["1 Nov", "2 Nov", "3 Nov"], 50)).toEqual(["1 Nov", "2 Nov", "3 Nov"]));
  it("too narrow for all → every second label", () =>
    expect(texts(["08:00", "09:00", "10:00", "11:00"], 30, 1)).toEqual(["08:00", "10:00"]));
  it("long names → two lines before any is left out", () =>
    expect(texts(["Bet adjustment", "Referral profit"], 80)).toEqual(["Bet/adjustment", "Referral/profit"]));
  it("name wider than the drawing → cut", () =>
    expect(texts(["x".repeat(200)], 100)).toEqual([expect.stringMatching(/^x+…$/)]));
  it("any names and widths → no overlap, none beyond the edges", () => {
    const names = fc.array(fc.string({ minLength: 1, maxLength: 16 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(names, fc.integer({ min: 4, max: 120 }), (all, step) => {
        const width = step * all.length;
        let end = -Infinity;
        for (const { x, lines } of axisLabels(all, space(step, all.length))) {
          const half = (Math.max(...lines.map((line) => Array.from(line).length)) * LETTER) / 2;
          if (half * 2 > width) continue;
          expect(x - half).toBeGreaterThanOrEqual(Math.min(end, width) - 0.001);
          expect(x + half).toBeLessThanOrEqual(width + 0.001);
          end = x + half;
        }
      }),
    );
  });
});
