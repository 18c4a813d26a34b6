import { expect, it } from "vitest";
import { rankedBars } from "./ranked-bars.ts";

const ranked = (values: readonly number[]) => {
  const { highest, lowest, most } = rankedBars({
    label: "GGR by operator, USD",
    category: "Operator",
    categories: values.map((_, at) => `Operator ${at}`),
    series: [{ id: "ggrInUSD", label: "GGR", values }],
  });
  return { highest: highest.map(({ value }) => value), lowest: lowest.map(({ value }) => value), most };
};

it("ranked bars: 24 values → the ten highest and the ten lowest, on one scale", () =>
  expect(ranked([-400, ...Array.from({ length: 23 }, (_, at) => at)])).toEqual({
    highest: [22, 21, 20, 19, 18, 17, 16, 15, 14, 13],
    lowest: [-400, 0, 1, 2, 3, 4, 5, 6, 7, 8],
    most: 400,
  }));

it("ranked bars: 12 values → no bar is among both", () =>
  expect(ranked([5, -40, 30, 1, 2, 3, 4, 6, 7, 8, 9, 10]).lowest).toEqual([-40, 1]));

it("ranked bars: ten values → all are the highest", () =>
  expect(ranked([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).lowest).toEqual([]));

it("ranked bars: all values are zero → bars without length", () => expect(ranked([0, 0]).most).toBe(1));
