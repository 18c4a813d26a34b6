import fc from "fast-check";
import { expect, test } from "vitest";
import { presetStart, type DatePreset } from "./date-preset.ts";
import { fromWall, toWall } from "./zoned-time.ts";

const zones = ["UTC", "Europe/Malta", "America/St_Johns", "Asia/Kathmandu", "Pacific/Apia", "Australia/Lord_Howe"];

test("a moment comes back from the clock of any zone, but for the hour that comes twice", () => {
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
])("%s in %s is %s", (wall, zone, iso) => {
  expect(new Date(fromWall(wall, zone)!).toISOString()).toBe(iso);
});

test.each(["", "2026-11-21", "2026-13-21T00:00", "soon"])("“%s” is no time", (wall) => {
  expect(fromWall(wall, "UTC")).toBeUndefined();
});

test.each<[DatePreset, string]>([
  ["LAST_10_MINUTES", "2026-11-20T23:20:00.000Z"],
  ["LAST_1_HOUR", "2026-11-20T22:30:00.000Z"],
  ["TODAY", "2026-11-20T23:00:00.000Z"],
  ["LAST_3_DAYS", "2026-11-17T23:30:00.000Z"],
  ["THIS_MONTH", "2026-10-31T23:00:00.000Z"],
])("%s in Malta, half an hour after midnight", (preset, iso) => {
  expect(new Date(presetStart(preset, Date.UTC(2026, 10, 20, 23, 30), "Europe/Malta")).toISOString()).toBe(iso);
});
