import { expect, it } from "vitest";
import { comparisonOf } from "./comparison-of.ts";

it.each([
  ["count from 136 to 125", 125, 136, true, { percentage: true, tone: "critical" }],
  ["count from 4 to 2", 2, 4, true, { percentage: false, tone: "critical" }],
  ["count from 0 to 2", 2, 0, true, { percentage: false, tone: "positive" }],
  ["count that stays 4", 4, 4, true, { percentage: false, tone: "neutral" }],
  ["amount from 4 to 2", 2, 4, false, { percentage: true, tone: "neutral" }],
  ["amount from a loss", 2, -4, false, { percentage: false, tone: "neutral" }],
])("comparison: %s → percentage or the earlier figure", (_, current, previous, isCount, compared) =>
  expect(comparisonOf({ current, previous, isCount, good: "up" })).toEqual(compared),
);
