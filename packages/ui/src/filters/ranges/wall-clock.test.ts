import fc from "fast-check";
import { expect, test } from "vitest";
import { DATE_PRESETS, presetRange, type DatePreset } from "./date-preset.ts";
import { dateRange } from "./date-range.ts";
import { fromWall, toWall } from "./wall-clock.ts";

/** Zones that change clocks at midnight, by half an hour, or twice around Ramadan. */
const CHANGING = [
  "Africa/Cairo",
  "America/Havana",
  "America/Santiago",
  "Africa/Casablanca",
  "Asia/Beirut",
  "America/New_York",
];
const zones = ["UTC", "Europe/Malta", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe"];

test("toWall and fromWall: any moment and zone → same wall time, the earlier one of a repeated hour", () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: Date.UTC(2100, 0) / 60_000 }), (zone, minute) => {
      const at = minute * 60_000;
      const wall = toWall(at, zone);
      const back = fromWall(wall, zone) ?? Number.NaN;
      expect([back <= at, toWall(back, zone)]).toEqual([true, wall]);
    }),
  );
});

test.each([
  ["2026-11-21T14:03", "Europe/Malta", "2026-11-21T13:03:00.000Z"],
  ["2026-10-25T02:30", "Europe/Malta", "2026-10-25T00:30:00.000Z"],
  ["2026-03-29T02:30", "Europe/Malta", "2026-03-29T01:30:00.000Z"],
])("fromWall: %s in %s → %s", (wall, zone, iso) => {
  expect(new Date(fromWall(wall, zone)!).toISOString()).toBe(iso);
});

test.each(["", "2026-11-21", "2026-13-21T00:00", "soon"])("fromWall: “%s” → undefined", (wall) => {
  expect(fromWall(wall, "UTC")).toBeUndefined();
});

// Half an hour after midnight of Saturday 21 November in Malta.
const NOW = Date.UTC(2026, 10, 20, 23, 30, 12);
const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

test.each<[DatePreset, string, string | undefined]>([
  ["LAST_10_MINUTES", "2026-11-20T23:20:00.000Z", undefined],
  ["LAST_1_HOUR", "2026-11-20T22:30:00.000Z", undefined],
  ["TODAY", "2026-11-20T23:00:00.000Z", undefined],
  ["YESTERDAY", "2026-11-19T23:00:00.000Z", "2026-11-20T22:59:59.999Z"],
  ["LAST_3_DAYS", "2026-11-17T23:00:00.000Z", undefined],
  ["LAST_7_DAYS", "2026-11-13T23:00:00.000Z", undefined],
  ["LAST_WEEK", "2026-11-08T23:00:00.000Z", "2026-11-15T22:59:59.999Z"],
  ["THIS_MONTH", "2026-10-31T23:00:00.000Z", undefined],
  ["LAST_MONTH", "2026-09-30T22:00:00.000Z", "2026-10-31T22:59:59.999Z"],
])("presetRange: %s in Malta → from %s to %s", (preset, from, to) => {
  const range = presetRange(preset, NOW, "Europe/Malta");
  expect([iso(range.from), iso(range.to)]).toEqual([from, to]);
});

test.each([
  ["2026-11-23T12:00Z", "2026-11-16", "2026-11-22"],
  ["2026-11-22T12:00Z", "2026-11-09", "2026-11-15"],
])("presetRange: last week, on %s → Monday %s to Sunday %s", (now, first, last) => {
  const { from = 0, to = 0 } = presetRange("LAST_WEEK", Date.parse(now), "Asia/Kathmandu");
  expect([toWall(from, "Asia/Kathmandu"), toWall(to, "Asia/Kathmandu")]).toEqual([`${first}T00:00`, `${last}T23:59`]);
});

const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2032, 0) / 60_000 });

test("presetRange: presets of days, any zone and clock change → whole days of the zone", () => {
  const ofDays = DATE_PRESETS.filter((preset) => !["LAST_10_MINUTES", "LAST_1_HOUR"].includes(preset));
  fc.assert(
    fc.property(fc.constantFrom(...zones, ...CHANGING), minutes, fc.constantFrom(...ofDays), (zone, minute, preset) => {
      const { from = 0, to = from } = presetRange(preset, minute * 60_000, zone);
      const day = (at: number) => toWall(at, zone).slice(0, 10);
      expect([from <= minute * 60_000, to >= from]).toEqual([true, true]);
      // The milliseconds before the start and after the end belong to other days.
      expect([day(from - 1) === day(from), to > from && day(to + 1) === day(to)]).toEqual([false, false]);
    }),
  );
});

test("fromWall: range from a minute to itself → exactly the moments of that minute", () => {
  const at = fc.tuple(minutes, fc.nat(59_999)).map(([minute, rest]) => minute * 60_000 + rest);
  fc.assert(
    fc.property(fc.constantFrom(...zones, ...CHANGING), at, (zone, moment) => {
      const wall = toWall(moment, zone);
      const from = fromWall(wall, zone) ?? Number.NaN;
      const to = (fromWall(wall, zone, "last") ?? Number.NaN) + 59_999;
      expect([from <= moment, moment <= to]).toEqual([true, true]);
      expect([toWall(from - 1, zone) === wall, toWall(to + 1, zone) === wall]).toEqual([false, false]);
      const filter = dateRange({ label: "Created", timeZone: zone });
      expect(filter.parse(filter.serialize({ from, to }) ?? null)).toEqual({ from, to });
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["2026-10-25T02:30", "Europe/Malta", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:59.999Z"],
  ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z", "2026-11-01T06:30:59.999Z"],
])("fromWall: %s in %s occurs twice → the range covers both", (wall, zone, first, last) => {
  expect([iso(fromWall(wall, zone)), iso((fromWall(wall, zone, "last") ?? 0) + 59_999)]).toEqual([first, last]);
});

test.each([
  ["2026-10-29", "Africa/Cairo", "2026-10-28T21:00:00.000Z", "2026-10-29T21:59:59.999Z"],
  ["2026-10-24", "Asia/Beirut", "2026-10-23T21:00:00.000Z", "2026-10-24T21:59:59.999Z"],
])("date filter: %s in %s, whose last hour occurs twice → ends after the second one", (day, timeZone, first, last) => {
  const range = dateRange({ label: "Created", timeZone }).parse(`${day}..${day}`);
  expect(range).toEqual({ from: Date.parse(first), to: Date.parse(last) });
});
