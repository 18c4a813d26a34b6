import { expect, test } from "vitest";
import { sumOf } from "./amounts.ts";
import { lessUsd, shareOfUsd } from "./usd.ts";

// Each calculated in decimals and rounded half up.
test.each([
  [0, 50, 0],
  [0.35, 70, 0.25],
  [0.45, 30, 0.14],
  [0.45, 70, 0.32],
  [2, 7.25, 0.15],
  [1.15, 100, 1.15],
  [10, 0, 0],
  [10, 33.333333, 3.33],
  [19.99, 12.5, 2.5],
  [10_000_000, 99.999999, 9_999_999.9],
  [10_000_000, 0.000001, 0.1],
  [9_999_999.99, 50, 5_000_000],
  [9_999_999.99, 12.345678, 1_234_567.8],
  [-0.35, 70, -0.24],
  [-10_000_000, 12.345678, -1_234_567.8],
])("shareOfUsd: %d at %d %% → %d", (amount, percentage, share) => expect(shareOfUsd(amount, percentage)).toBe(share));

test("USD sums and differences: no floating-point error", () => {
  expect(sumOf([0.1, 0.2, 0.3])).toBe(0.6);
  expect(lessUsd(0.3, 0.1, 0.2)).toBe(0);
});
