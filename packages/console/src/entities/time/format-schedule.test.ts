import { expect, it } from "vitest";
import { formatSchedule } from "./format-schedule.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

it.each([
  ["2026-11-23T12:00:00Z", "2026-12-01T12:00:00Z", "It starts in 3 days."],
  ["2026-11-20T12:00:00Z", "2026-11-22T12:00:00Z", "It is running, and ends in 2 days."],
  ["2026-11-10T12:00:00Z", "2026-11-20T12:00:00Z", "It ended now."],
  ["2026-11-10T12:00:00Z", "2026-11-13T12:00:00Z", "It ended 7 days ago."],
  ["2026-11-22T12:00:00Z", "2026-11-21T12:00:00Z", undefined],
  ["", "2026-11-21T12:00:00Z", undefined],
  ["2026-11-10T12:00:00Z", "incomplete", undefined],
])("formatSchedule: %s to %s → %s", (start, end, says) => expect(formatSchedule(start, end, NOW, "UTC")).toBe(says));
