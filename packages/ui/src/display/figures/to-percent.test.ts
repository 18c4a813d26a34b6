import { expect, it } from "vitest";
import { secondsLeft } from "../clock/seconds-left.ts";
import { toPercent } from "./to-percent.ts";

it.each<[number | undefined, number, number | undefined]>([
  [undefined, 100, undefined],
  [Number.NaN, 100, undefined],
  [1, 0, undefined],
  [1, -5, undefined],
  [-3, 100, 0],
  [40, 100, 40],
  [999, 1000, 99],
  [1000, 1000, 100],
  [2000, 1000, 100],
])("toPercent: %j of %j → %j", (value, max, expected) => {
  expect(toPercent(value, max)).toBe(expected);
});

it.each<[number, number, number]>([
  [10_000, 1000, 9],
  [10_000, 1001, 9],
  [10_000, 9999, 1],
  [10_000, 10_000, 0],
  [10_000, 20_000, 0],
  [Number.NaN, 0, 0],
  [Number.POSITIVE_INFINITY, 0, 0],
])("secondsLeft: from %2$j until %1$j", (end, now, expected) => {
  expect(secondsLeft(end, now)).toBe(expected);
});
