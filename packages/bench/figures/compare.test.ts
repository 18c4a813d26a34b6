import { expect, test } from "vitest";
import { compare } from "./compare.ts";
import { inTurns } from "./in-turns.ts";
import { median } from "./median.ts";
import { isOver, type Result } from "./result.ts";

test("median: odd, even and empty lists", () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([])).toBeNaN();
});

test("inTurns: two measurements → alternate, each starts equally often", async () => {
  const order: string[] = [];
  const pairs = await inTurns(
    3,
    async () => order.push("ours"),
    async () => order.push("base"),
  );
  expect(order).toEqual(["ours", "base", "base", "ours", "ours", "base"]);
  expect(pairs).toEqual([
    { ours: 1, base: 2 },
    { ours: 4, base: 3 },
    { ours: 5, base: 6 },
  ]);
});

/** A machine that is ten times slower in the middle rounds. */
const MOODS = [
  { ours: 20, base: 10 },
  { ours: 200, base: 100 },
  { ours: 190, base: 100 },
  { ours: 24, base: 12 },
  { ours: 30, base: 10 },
];

test("compare: ratio is the median of the ratios per round", () => {
  const result = compare({ name: "Load", unit: "ms", budget: 2 }, MOODS, (it) => it);
  expect(result).toEqual({ name: "Load", unit: "ms", value: 30, base: 12, ratio: 2, budget: 2 });
  expect(isOver(result)).toBe(false);
});

test("isOver: budget → applies to the ratio, or to the value without a base", () => {
  const size: Result = { name: "Script", unit: "kB", value: 142 };
  expect(isOver(size)).toBe(false);
  expect(isOver({ ...size, budget: 142 })).toBe(false);
  expect(isOver({ ...size, budget: 141.9 })).toBe(true);
  expect(isOver({ ...size, base: 100, ratio: 1.42, budget: 1.4 })).toBe(true);
  expect(isOver({ ...size, base: 100, ratio: 1.42, budget: 1.5 })).toBe(false);
});

test("isOver: value not measurable → over budget", () => {
  expect(isOver({ name: "Load", unit: "s", value: NaN, budget: 5 })).toBe(true);
  expect(isOver(compare({ name: "Load", unit: "ms", budget: 2 }, [{ ours: 0, base: 0 }], (it) => it))).toBe(true);
});
