import { expect, test } from "vitest";
import { contrast } from "./contrast.ts";

test.each([
  [[0, 0, 0], [255, 255, 255], 21],
  [[255, 255, 255], [255, 255, 255], 1],
  [[118, 118, 118], [255, 255, 255], 4.54],
] as const)("contrast: %j on %j → ratio %d", (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});
