import { describe, expect, it } from "vitest";
import { formatDateTime, formatRelative, formatShort, formatZone, toDate } from "./format-date-time.ts";

const at = new Date("2026-11-21T23:03:22.500Z");

describe("formatDateTime", () => {
  it("time zone → date and time in that zone, with seconds", () => {
    expect(formatDateTime(at, "en-GB", "Europe/Malta")).toBe("22 Nov 2026, 00:03:22");
    expect(formatDateTime(at, "en-GB", "UTC")).toBe("21 Nov 2026, 23:03:22");
  });
  it("part “date” or “time” → only that part", () => {
    expect(formatDateTime(at, "en-GB", "UTC", "date")).toBe("21 Nov 2026");
    expect(formatDateTime(at, "en-GB", "UTC", "time")).toBe("23:03:22");
  });
});

describe("formatShort", () => {
  it("this year in the time zone → without the year; another year → with it", () => {
    const now = Date.parse("2026-12-31T23:30:00Z");
    expect(formatShort(at, "en-GB", "UTC", now)).toBe("21 Nov, 23:03");
    expect(formatShort(at, "en-GB", "Europe/Malta", now)).toBe("22 Nov 2026, 00:03");
  });
});

describe("formatZone", () => {
  it("summer and winter → offset of the given moment", () => {
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
  ])("offset of %d ms → %s", (shift, text) => {
    expect(formatRelative(now + shift, now, "UTC")).toBe(text);
  });

  it.each([
    // Eight days by the calendar, though an hour less than 8 × 24.
    ["2026-11-20T12:00:00Z", "2026-11-28T11:00:00Z", "UTC", "in 8 days"],
    ["2026-11-20T23:30:00Z", "2026-11-22T00:30:00Z", "UTC", "in 2 days"],
    ["2026-11-20T23:30:00Z", "2026-11-22T00:30:00Z", "Europe/Malta", "tomorrow"],
    ["2026-11-20T00:30:00Z", "2026-11-21T23:30:00Z", "UTC", "tomorrow"],
    ["2026-11-20T12:00:00Z", "2026-11-21T11:59:59Z", "UTC", "in 23 hours"],
    // Clocks go back on 25 October and forward on 29 March.
    ["2026-10-24T22:30:00Z", "2026-10-25T23:30:00Z", "Europe/Malta", "tomorrow"],
    ["2026-10-24T22:00:00Z", "2026-10-25T22:30:00Z", "Europe/Malta", "in 24 hours"],
    ["2026-10-20T12:00:00Z", "2026-10-27T12:30:00Z", "Europe/Malta", "in 7 days"],
    ["2026-03-28T23:30:00Z", "2026-03-30T22:30:00Z", "Europe/Malta", "in 2 days"],
    ["2026-11-28T11:00:00Z", "2026-11-20T12:00:00Z", "UTC", "8 days ago"],
  ])("%s to %s in %s → %s, by the calendar of the zone", (from, to, zone, text) =>
    expect(formatRelative(Date.parse(to), Date.parse(from), zone)).toBe(text),
  );
});

describe("toDate", () => {
  it("milliseconds, ISO text or Date → Date", () => {
    for (const value of [at.getTime(), at.toISOString(), at]) expect(toDate(value)?.getTime()).toBe(at.getTime());
  });
  it("invalid text or NaN → undefined", () => {
    expect(toDate("yesterday")).toBeUndefined();
    expect(toDate(Number.NaN)).toBeUndefined();
  });
});
