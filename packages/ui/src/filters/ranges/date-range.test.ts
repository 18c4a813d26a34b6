import fc from "fast-check";
import { expect, it } from "vitest";
import { dateRange } from "./date-range.ts";
import { fromWall } from "./wall-clock.ts";

const zones = fc.constantFrom("UTC", "Europe/Malta", "America/St_Johns", "Pacific/Kiritimati");

it.each([
  ["31 Dec 1969", "1969-12-31T12:00"],
  ["1 Jan 1900", "1900-01-01T00:00"],
  ["31 Dec 9999", "9999-12-31T12:00"],
])("dateRange: %s → validation error", (_, wall) => {
  const filter = dateRange({ label: "Created", timeZone: "UTC" });
  for (const end of ["from", "to"] as const)
    expect(filter.problem({ from: undefined, to: undefined, [end]: fromWall(wall, "UTC") })).toBe(
      "Use a date between 1970 and 9999.",
    );
});

it("dateRange: any date of four digits → either a validation error, or read back from the address", () => {
  const at = fc.integer({ min: Date.UTC(1000, 0), max: Date.UTC(9999, 11, 31, 23, 59) });
  let kept = 0;
  fc.assert(
    fc.property(at, fc.constantFrom("from", "to"), zones, (moment, end, timeZone) => {
      const filter = dateRange({ label: "Created", timeZone });
      const value = { from: undefined, to: undefined, [end]: moment };
      if (filter.problem(value) !== undefined) return;
      kept += 1;
      expect(filter.parse(filter.serialize(value) ?? null)).toEqual(value);
    }),
    { numRuns: 1000 },
  );
  expect(kept).toBeGreaterThan(100);
});
