import { expect, it } from "vitest";
import { donutShares } from "./donut-parts.ts";

const parts = (...values: (number | null)[]) =>
  values.map((value, index) => ({ id: String(index), label: `Part ${index}`, value }));

it("puts the largest first and says each one's share", () => {
  const { shares, total } = donutShares(parts(1, 3), "Other");
  expect(total).toBe(4);
  expect(shares.map(({ id, share }) => [id, share])).toEqual([
    ["1", 0.75],
    ["0", 0.25],
  ]);
});
it("leaves out what is no amount", () => {
  expect(donutShares(parts(null, Number.NaN, -4, 0, Number.POSITIVE_INFINITY), "Other")).toEqual({
    shares: [],
    total: 0,
  });
});
it("puts what is beyond five together", () => {
  const { shares } = donutShares(parts(10, 9, 8, 7, 2, 1), "Other");
  expect(shares).toHaveLength(5);
  expect(shares.at(-1)).toMatchObject({ label: "Other", value: 3 });
});
