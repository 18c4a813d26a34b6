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

it("bars of a phone: more than ten → the ten highest or lowest, on the same scale", () => {
  const [highest, lowest] = [shown(TWELVE, "highest"), shown(TWELVE, "lowest")];
  expect(highest.bars.map(({ value }) => value)).toEqual([30, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(lowest.bars[0]).toEqual({ name: "Operator 1", value: -40 });
  expect([highest.most, lowest.most, highest.hasMore]).toEqual([40, 40, true]);
});

it("bars of a phone: all others in one → not a bar of its own", () =>
  expect(shown([3, 900], "highest", true)).toEqual({
    bars: [{ name: "Operator 0", value: 3 }],
    most: 3,
    hasMore: true,
  }));

it("bars of a phone: nothing but zero → bars without length", () => expect(shown([0, 0], "highest").most).toBe(1));
