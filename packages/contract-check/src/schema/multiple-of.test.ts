import { expect, test } from "vitest";
import { isMultipleOf } from "./multiple-of.ts";

test.each([
  [19.99, 0.01],
  [1.1, 0.1],
  [0.07, 0.01],
  [-4.35, 0.05],
  [90_071_992_547_409.91, 0.01],
  [1e21, 10],
  [3e-7, 1e-7],
  [7.5, 2.5],
  [0, 0.3],
])("isMultipleOf: %d of %d → true", (value, divisor) => {
  expect(isMultipleOf(value, divisor)).toBe(true);
});

test.each([
  [19.999, 0.01],
  [0.015, 0.01],
  [19.990_000_01, 0.01],
  [7, 2],
  [1e-7, 0.01],
])("isMultipleOf: %d of %d → false", (value, divisor) => {
  expect(isMultipleOf(value, divisor)).toBe(false);
});
