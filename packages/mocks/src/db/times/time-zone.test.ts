import { expect, it } from "vitest";
import { dayOf, fromLocal, toLocal } from "./time-zone.ts";

const at = (text: string) => Date.parse(text);

it.each([
  ["2026-10-31T22:59:59Z", "Europe/Malta", "2026-10-31"],
  ["2026-10-31T23:00:00Z", "Europe/Malta", "2026-11-01"],
  // Until the clocks change on 25 October the zone is two hours ahead.
  ["2026-10-23T22:00:00Z", "Europe/Malta", "2026-10-24"],
  ["2026-11-01T06:59:59Z", "America/Los_Angeles", "2026-10-31"],
  ["2026-11-01T18:30:00Z", "Asia/Kolkata", "2026-11-02"],
  ["2026-11-01T23:59:59Z", undefined, "2026-11-01"],
  ["2026-11-01T23:59:59Z", "Nowhere/Land", "2026-11-01"],
])("dayOf: %s in %s → %s", (moment, zone, day) => expect(dayOf(at(moment), zone)).toBe(day));

it.each(["2026-10-24T22:00Z", "2026-10-25T23:00Z", "2026-03-28T23:00Z"])(
  "toLocal and fromLocal: %s → same moment",
  (moment) => expect(fromLocal(toLocal(at(moment), "Europe/Malta"), "Europe/Malta")).toBe(at(moment)),
);
