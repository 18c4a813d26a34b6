import { expect, it } from "vitest";
import { scheduleFigure } from "./schedule-figure.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

it.each([
  ["2026-11-23T12:00:00Z", "2026-12-01T12:00:00Z", "Starts", "in 3 days"],
  ["2026-11-20T12:00:00Z", "2026-11-29T12:00:00Z", "Ends", "9 days left"],
  ["2026-11-10T12:00:00Z", "2026-11-21T12:00:00Z", "Ends", "tomorrow"],
  ["2026-11-10T12:00:00Z", "2026-11-20T14:00:00Z", "Ends", "2 hours left"],
  ["2026-11-10T12:00:00Z", "2026-11-13T12:00:00Z", "Ended", "7 days ago"],
  ["2026-11-22T12:00:00Z", "2026-11-21T12:00:00Z", "Schedule", "—"],
])("schedule figure: %s to %s → %s, %s", (start, end, label, value) =>
  expect(scheduleFigure(start, end, NOW, "UTC")).toEqual({ label, value }),
);
