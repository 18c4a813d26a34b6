import { expect, test } from "vitest";
import { repliesOf } from "../testing/findings-of.ts";

const isTaken = (format: string, text: string) => repliesOf({ type: "string", format }, [text])[0]!.length === 0;

test.each([
  ["2026-11-05T08:30:00Z", true],
  ["2026-11-05t08:30:00z", true],
  ["2026-11-05T08:30:00.000000001+05:30", true],
  ["2016-12-31T23:59:60Z", true],
  ["2026-11-05 08:30:00Z", false],
  ["2026-11-05T08:30:00", false],
  ["2026-11-05T08:30:00+0530", false],
  ["2026-11-05T08:30:00+05", false],
  ["2026-11-05T08:30Z", false],
  ["2026-11-31T08:30:00Z", false],
  ["2026-11-05T24:00:00Z", false],
])("format date-time: %s → %s", (moment, taken) => {
  expect(isTaken("date-time", moment)).toBe(taken);
});

test.each([
  ["time", "08:30:00+05:30", true],
  ["time", "08:30:00+0530", false],
  ["uuid", "6F9619FF-8B86-4011-B42D-00CF4FC964FF", true],
  ["uuid", "urn:uuid:6f9619ff-8b86-4011-b42d-00cf4fc964ff", false],
  ["date", "2026-02-29", false],
])("format %s: %s → %s", (format, text, taken) => {
  expect(isTaken(format, text)).toBe(taken);
});
