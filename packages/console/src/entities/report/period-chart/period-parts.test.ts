import { expect, it } from "vitest";
import { periodParts, untilNow } from "./period-parts.ts";

const NOW = Date.parse("2026-11-22T23:30Z");

it.each([
  ["TODAY", "UTC", { begun: 24, all: 24 }],
  // A Monday in Malta.
  ["TODAY", "Europe/Malta", { begun: 1, all: 24 }],
  ["THIS_WEEK", "UTC", { begun: 7, all: 7 }],
  ["THIS_WEEK", "Europe/Malta", { begun: 1, all: 7 }],
  ["THIS_MONTH", "UTC", { begun: 22, all: 30 }],
  ["THIS_YEAR", "UTC", { begun: 11, all: 12 }],
  ["CUSTOM", "UTC", undefined],
] as const)("period parts: %s in %s → %j", (period, zone, parts) =>
  expect(periodParts(period, NOW, zone)).toEqual(parts),
);

it("series of a month that is not over: values of days that have not come → left out, their labels kept", () => {
  const labels = Array.from({ length: 31 }, (_, at) => String(at + 1));
  const series = untilNow({ labels, values: labels.map(Number) }, "THIS_MONTH", NOW, "UTC");
  expect(series.values).toEqual(labels.slice(0, 22).map(Number));
  expect(series.labels).toEqual(labels.slice(0, 30));
});

it("period chart: series up to now → labels for the rest of the period follow", () =>
  expect(
    untilNow({ labels: ["2026-01", "2026-02"], values: [1, 2] }, "THIS_YEAR", NOW, "UTC").labels.slice(10),
  ).toEqual(["2026-11", "2026-12"]));
