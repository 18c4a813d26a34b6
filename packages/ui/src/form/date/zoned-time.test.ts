import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INCOMPLETE, isoToZoned, zonedToIso } from "./zoned-time.ts";

describe("zonedToIso", () => {
  it.each([
    ["2026-11-21T14:03", "Europe/Malta", "2026-11-21T13:03:00Z"],
    ["2026-07-21T14:03:59", "Europe/Malta", "2026-07-21T12:03:59Z"],
    ["2026-11-21T14:03", "UTC", "2026-11-21T14:03:00Z"],
    ["2026-11-21T00:10", "Pacific/Kiritimati", "2026-11-20T10:10:00Z"],
    ["2026-11-21T12:00", "Asia/Kathmandu", "2026-11-21T06:15:00Z"],
    // This wall time occurs twice when clocks go back; the first occurrence counts.
    ["2026-10-25T02:30", "Europe/Malta", "2026-10-25T00:30:00Z"],
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00Z"],
  ])("%s in %s → %s", (local, zone, iso) => expect(zonedToIso(local, zone)).toBe(iso));

  it.each([
    ["", "UTC"],
    ["2026-13-01T00:00", "UTC"],
    ["21.11.2026", "UTC"],
    ["2026-11-21T14:03", "Mars/Olympus"],
    [INCOMPLETE, "UTC"],
    // These wall times are skipped when clocks go forward.
    ["2026-03-29T02:30", "Europe/Malta"],
    ["2026-03-08T02:30", "America/New_York"],
  ])("%j in %s → undefined", (local, zone) => expect(zonedToIso(local, zone)).toBeUndefined());

  it.each([
    ["2026-03-29T02:30", "Europe/Malta", "2026-03-29T01:30:00Z"],
    // Clocks go forward at midnight, so the day begins at 01:00.
    ["2026-04-24T00:00", "Africa/Cairo", "2026-04-23T22:00:00Z"],
    ["2026-04-23T00:00", "Africa/Cairo", "2026-04-22T22:00:00Z"],
  ])("%s in %s, skipped times moved later → %s", (local, zone, iso) =>
    expect(zonedToIso(local, zone, "later")).toBe(iso),
  );

  it("isoToZoned and back: any moment and zone → same wall time", () => {
    const zones = fc.constantFrom("UTC", "Europe/Malta", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), zones, (seconds, zone) => {
        const local = isoToZoned(new Date(seconds * 1000).toISOString(), zone, true);
        expect(isoToZoned(zonedToIso(local, zone), zone, true)).toBe(local);
      }),
    );
  });
});

it.each([undefined, null, "", "x", INCOMPLETE, Number.NaN])("isoToZoned: %j → empty text", (value) =>
  expect(isoToZoned(value, "UTC")).toBe(""),
);
