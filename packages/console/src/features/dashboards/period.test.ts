import { expect, it } from "vitest";
import { requestedPeriod, periodOf, periodText, startOf } from "./period.ts";

const at = (text: string) => Date.parse(text);

it.each([
  // A Sunday in UTC, a Monday in Malta.
  ["TODAY", "UTC", "2026-11-22T00:00Z"],
  ["TODAY", "Europe/Malta", "2026-11-22T23:00Z"],
  ["TODAY", "America/Los_Angeles", "2026-11-22T08:00Z"],
  ["THIS_WEEK", "UTC", "2026-11-16T00:00Z"],
  ["THIS_WEEK", "Europe/Malta", "2026-11-22T23:00Z"],
  ["THIS_MONTH", "Europe/Malta", "2026-10-31T23:00Z"],
  // Starts in daylight saving time.
  ["THIS_MONTH", "America/Los_Angeles", "2026-11-01T07:00Z"],
  ["THIS_YEAR", "Europe/Malta", "2025-12-31T23:00Z"],
] as const)("startOf: %s in %s → %s, weeks start on Monday", (period, zone, start) =>
  expect(startOf(period, at("2026-11-22T23:30Z"), zone)).toBe(at(start)),
);

it("periodText: start → open period in the format of lists", () =>
  expect(periodText({ period: "THIS_MONTH" }, at("2026-11-22T23:30Z"), "UTC")).toBe("2026-11-01T00:00Z.."));

it.each([
  ["", { period: "TODAY" }],
  ["period=THIS_MONTH", { period: "THIS_MONTH" }],
  ["period=ALWAYS", { period: "TODAY" }],
  ["period=CUSTOM", { period: "TODAY" }],
  ["period=..2026-11-22T23:30Z", { period: "TODAY" }],
  ["period=2026-11-01T00:00Z..", { period: "CUSTOM", from: "2026-11-01T00:00:00.000Z" }],
  [
    "period=2026-11-01T00:00Z..2026-11-09T23:59Z",
    { period: "CUSTOM", from: "2026-11-01T00:00:00.000Z", to: "2026-11-09T23:59:59.999Z" },
  ],
] as const)("askedPeriod: address ?%s → %j", (text, period) =>
  expect(requestedPeriod(new URLSearchParams(text), at("2026-11-22T23:30Z"), "UTC")).toEqual(period),
);

it.each([
  ["2026-11-01T00:00Z..2026-11-30T23:59Z", undefined],
  ["2026-11-01T00:00Z..2026-11-22T23:29Z", "2026-11-22T23:29:59.999Z"],
  ["2026-12-01T00:00Z..2026-12-31T23:59Z", "2026-12-31T23:59:59.999Z"],
])("askedPeriod: %s at 23:30 on 22 November → ends at %s, undefined is now", (period, to) =>
  expect(requestedPeriod(new URLSearchParams({ period }), at("2026-11-22T23:30Z"), "UTC")).toEqual({
    period: "CUSTOM",
    from: period.slice(0, 16) + ":00.000Z",
    ...(to && { to }),
  }),
);

it("periodText: custom period → the text it was read from", () => {
  const text = "2026-11-01T00:00Z..2026-11-09T23:59Z";
  const now = at("2026-11-22T23:30Z");
  expect(periodText(requestedPeriod(new URLSearchParams({ period: text }), now, "UTC"), now, "UTC")).toBe(text);
});

it("periodOf: missing or unknown parameter → today or the given default", () => {
  expect(periodOf(new URLSearchParams())).toBe("TODAY");
  expect(periodOf(new URLSearchParams("period=ALWAYS"))).toBe("TODAY");
  expect(periodOf(new URLSearchParams("period=THIS_YEAR"))).toBe("THIS_YEAR");
  expect(periodOf(new URLSearchParams("period=ALWAYS"), "THIS_MONTH")).toBe("THIS_MONTH");
});
