import { expect, it } from "vitest";
import { rankedBars } from "./ranked-bars.ts";

const chart = (values: readonly number[], others?: true) => ({
  label: "GGR by operator, USD",
  category: "Operator",
  categories: values.map((_, at) => `Operator ${at}`),
  series: [{ id: "ggrInUSD", label: "GGR", values }],
  ...(others && { others }),
});
const TWELVE = [5, -40, 30, 1, 2, 3, 4, 6, 7, 8, 9, 10];
const shown = (values: readonly number[], end: "highest" | "lowest", others?: true) =>
  rankedBars(chart(values, others), end);

it("report bars on a phone: more than ten values → the ten highest or lowest, on one scale", () => {
  const [highest, lowest] = [shown(TWELVE, "highest"), shown(TWELVE, "lowest")];
  expect(highest.bars.map(({ value }) => value)).toEqual([30, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(lowest.bars[0]).toEqual({ name: "Operator 1", value: -40 });
  expect([highest.most, lowest.most, highest.hasMore]).toEqual([40, 40, true]);
});

it("report bars on a phone: the rest is one value → it has no bar", () =>
  expect(shown([3, 900], "highest", true)).toEqual({
    bars: [{ name: "Operator 0", value: 3 }],
    most: 3,
    hasMore: true,
  }));

it("report bars on a phone: all values are zero → bars without length", () =>
  expect(shown([0, 0], "highest").most).toBe(1));
