import { expect, it } from "vitest";
import { pickDay } from "./pick-day.ts";

const empty = { value: "", precision: "minute" } as const;

it.each([
  ["empty input → start of the day", empty, "2026-11-21T00:00"],
  ["empty input with seconds → start of the day", { ...empty, precision: "second" }, "2026-11-21T00:00:00"],
  ["empty end of a period → last minute of the day", { ...empty, timeOfDay: "23:59" }, "2026-11-21T23:59"],
  ["invalid text → start of the day", { ...empty, value: undefined }, "2026-11-21T00:00"],
  [
    "input with a value → time is kept",
    { ...empty, value: "2026-01-02T14:03", timeOfDay: "23:59" },
    "2026-11-21T14:03",
  ],
  ["input of days → the day", { value: "2026-01-02", precision: "day" }, "2026-11-21"],
  ["time before the minimum → minimum", { ...empty, min: "2026-11-21T09:30" }, "2026-11-21T09:30"],
  ["time after the maximum → maximum", { ...empty, timeOfDay: "23:59", max: "2026-11-21T17:00" }, "2026-11-21T17:00"],
] as const)("pickDay: %s", (_, shape, wall) => expect(pickDay("2026-11-21", shape)).toBe(wall));
