import { describe, expect, it } from "vitest";
import { previousPeriod } from "./previous-period.ts";

const at = (text: string) => Date.parse(text);
const NOW = at("2026-11-20T12:00:30Z");

const before = (from: string | undefined, to: string | undefined, zone = "UTC") => {
  const previous = previousPeriod(
    { from: (from && at(from)) || undefined, to: (to && at(to)) || undefined },
    NOW,
    zone,
  );
  return previous && [new Date(previous.from).toISOString(), new Date(previous.to).toISOString()].join(" ");
};

describe("previous period", () => {
  it.each([
    // Whole months are compared with whole months, whatever their length.
    ["2026-10-01T00:00Z", "2026-10-31T23:59:59.999Z", "2026-09-01T00:00:00.000Z 2026-09-30T23:59:59.999Z"],
    ["2026-01-01T00:00Z", "2026-03-31T23:59:59.999Z", "2025-10-01T00:00:00.000Z 2025-12-31T23:59:59.999Z"],
    // This month so far is compared with the previous one up to the same day and time.
    ["2026-11-01T00:00Z", undefined, "2026-10-01T00:00:00.000Z 2026-10-20T12:00:00.000Z"],
    ["2026-11-01T00:00Z", "2026-11-30T23:59:59.999Z", "2026-10-01T00:00:00.000Z 2026-10-20T12:00:00.000Z"],
    // Days are compared with the same number of days before.
    ["2026-11-19T00:00Z", "2026-11-19T23:59:59.999Z", "2026-11-18T00:00:00.000Z 2026-11-18T23:59:59.999Z"],
    ["2026-11-02T00:00Z", "2026-11-08T23:59:59.999Z", "2026-10-26T00:00:00.000Z 2026-11-01T23:59:59.999Z"],
    ["2026-11-20T00:00Z", undefined, "2026-11-19T00:00:00.000Z 2026-11-19T12:00:00.000Z"],
    // Hours and minutes are compared with the same duration.
    ["2026-11-20T11:00Z", "2026-11-20T11:59:59.999Z", "2026-11-20T10:00:00.000Z 2026-11-20T10:59:59.999Z"],
    ["2026-11-20T11:00Z", undefined, "2026-11-20T09:59:59.999Z 2026-11-20T10:59:59.999Z"],
  ])("%s to %s → %s", (from, to, expected) => expect(before(from, to)).toBe(expected));

  it("clock change → same number of days in the time zone, 23 or 25 hours", () => {
    const malta = "Europe/Malta";
    expect(before("2026-10-24T22:00Z", "2026-10-25T22:59:59.999Z", malta)).toBe(
      "2026-10-23T22:00:00.000Z 2026-10-24T21:59:59.999Z",
    );
    expect(before("2026-03-28T23:00Z", "2026-03-29T21:59:59.999Z", malta)).toBe(
      "2026-03-27T23:00:00.000Z 2026-03-28T22:59:59.999Z",
    );
    // In this zone October is one hour longer than its days, September is not.
    expect(before("2026-09-30T22:00Z", "2026-10-31T22:59:59.999Z", malta)).toBe(
      "2026-08-31T22:00:00.000Z 2026-09-30T21:59:59.999Z",
    );
  });

  it("last day of a long month → last day of the shorter month", () =>
    expect(previousPeriod({ from: at("2026-03-01T00:00Z"), to: undefined }, at("2026-03-31T10:00Z"), "UTC")).toEqual({
      from: at("2026-02-01T00:00Z"),
      to: at("2026-02-28T10:00Z"),
    }));

  it.each([
    ["without a start", undefined, "2026-11-20T00:00Z"],
    ["that ends before it begins", "2026-11-20T00:00Z", "2026-11-19T00:00Z"],
    ["that has not begun", "2027-01-01T00:00Z", undefined],
  ])("period %s → undefined", (_, from, to) => expect(before(from, to)).toBeUndefined());
});
