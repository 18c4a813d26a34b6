import { expect, it } from "vitest";
import { pickDay } from "./pick-day.ts";

const empty = { value: "", precision: "minute" } as const;

it.each([
  ["an empty box: the day begins", empty, "2026-11-21T00:00"],
  ["an empty box with seconds: the day begins", { ...empty, precision: "second" }, "2026-11-21T00:00:00"],
  ["an empty end of a period: its minute", { ...empty, timeOfDay: "23:59" }, "2026-11-21T23:59"],
  ["a refused text: the day begins", { ...empty, value: undefined }, "2026-11-21T00:00"],
  ["a filled box: the time is kept", { ...empty, value: "2026-01-02T14:03", timeOfDay: "23:59" }, "2026-11-21T14:03"],
  ["a box of days: the day", { value: "2026-01-02", precision: "day" }, "2026-11-21"],
  ["a time before the earliest: the earliest", { ...empty, min: "2026-11-21T09:30" }, "2026-11-21T09:30"],
  [
    "a time after the latest: the latest",
    { ...empty, timeOfDay: "23:59", max: "2026-11-21T17:00" },
    "2026-11-21T17:00",
  ],
] as const)("day picked in %s", (_, shape, wall) => expect(pickDay("2026-11-21", shape)).toBe(wall));
