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
    expect(formatRelative(now + shift, now, "en-GB")).toBe(text);
  });
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
