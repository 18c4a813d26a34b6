import { expect, it } from "vitest";
import { trendLook, type Trend } from "./trend.ts";

it.each<[Trend["change"], Trend["good"], unknown]>([
  [12.44, "up", { direction: "up", tone: "positive", text: "12%" }],
  [-6, "up", { direction: "down", tone: "critical", text: "6%" }],
  [-6, "down", { direction: "down", tone: "positive", text: "6%" }],
  [4.9, "up", { direction: "up", tone: "neutral", text: "5%" }],
  [5, "down", { direction: "up", tone: "critical", text: "5%" }],
  [5, "neither", { direction: "up", tone: "neutral", text: "5%" }],
  [0.4, "up", { direction: "flat", tone: "neutral", text: "0%" }],
  [1234.6, undefined, { direction: "up", tone: "positive", text: "1,235%" }],
  [Number.NaN, "up", undefined],
  [Number.POSITIVE_INFINITY, "up", undefined],
  [null, "up", undefined],
])("trendLook: change of %j, good when %j → arrow, tone and text", (change, good, expected) => {
  expect(trendLook({ change, good }, "en")).toEqual(expected);
});
