import { describe, expect, it } from "vitest";
import { formatDateTime, formatRelative, formatZone, toDate } from "./format-date-time.ts";

const at = new Date("2026-11-21T23:03:22.500Z");

describe("formatDateTime", () => {
  it("writes the moment in the zone, with seconds", () => {
    expect(formatDateTime(at, "en-GB", "Europe/Malta")).toBe("22 Nov 2026, 00:03:22");
    expect(formatDateTime(at, "en-GB", "UTC")).toBe("21 Nov 2026, 23:03:22");
  });
  it("writes only a part", () => {
    expect(formatDateTime(at, "en-GB", "UTC", "date")).toBe("21 Nov 2026");
    expect(formatDateTime(at, "en-GB", "UTC", "time")).toBe("23:03:22");
  });
});

describe("formatZone", () => {
  it("has the offset of that moment, summer and winter", () => {
    expect(formatZone(at, "en-GB", "Europe/Malta")).toBe("Europe/Malta (GMT+01:00)");
    expect(formatZone(new Date("2026-07-01T00:00:00Z"), "en-GB", "Europe/Malta")).toBe("Europe/Malta (GMT+02:00)");
  });
});

describe("formatRelative", () => {
  const now = at.getTime();
  it.each([
    [-30_000, "30 seconds ago"],
    [0, "now"],
    [-3 * 3_600_000, "3 hours ago"],
    [2 * 86_400_000, "in 2 days"],
    [-40 * 86_400_000, "last month"],
    [-800 * 86_400_000, "2 years ago"],
  ])("%d ms is %s", (shift, text) => {
    expect(formatRelative(now + shift, now, "en-GB")).toBe(text);
  });
});

describe("toDate", () => {
  it("reads milliseconds, ISO and dates", () => {
    for (const value of [at.getTime(), at.toISOString(), at]) expect(toDate(value)?.getTime()).toBe(at.getTime());
  });
  it("has nothing for what is no moment", () => {
    expect(toDate("yesterday")).toBeUndefined();
    expect(toDate(Number.NaN)).toBeUndefined();
  });
});
