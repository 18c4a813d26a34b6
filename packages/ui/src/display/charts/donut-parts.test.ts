import { expect, it } from "vitest";
import { donutShares } from "./donut-parts.ts";

const parts = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), label: `Part ${index}`, value }));

it("donutShares: parts are sorted by size, with their share of the total", () => {
  const { shares, total } = donutShares(parts(1, 3), "Other");
  expect(total).toBe(4);
  expect(shares.map(({ id, share }) => [id, share])).toEqual([
    ["1", 0.75],
    ["0", 0.25],
  ]);
});
it("donutShares: null, NaN, zero, negative or infinite value → left out", () => {
  expect(donutShares(parts(null, Number.NaN, -4, 0, Number.POSITIVE_INFINITY), "Other")).toEqual({
    shares: [],
    total: 0,
  });
});
it("donutShares: more than five parts → the smallest are summed as Other", () => {
  const { shares } = donutShares(parts(10, 9, 8, 7, 2, 1), "Other");
  expect(shares).toHaveLength(5);
  expect(shares.at(-1)).toMatchObject({ label: "Other", value: 3 });
});
