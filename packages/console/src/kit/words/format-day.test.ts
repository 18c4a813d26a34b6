import { expect, it } from "vitest";
import { formatShortDay } from "./format-day.ts";

const NOW = Date.parse("2026-11-30T12:00Z");

it.each([
  ["2026-11-21", "21 Nov"],
  ["2025-11-21", "21 Nov 2025"],
  ["soon", "soon"],
])("day in a cell: %s → %s", (day, written) => expect(formatShortDay(day, "en-GB", NOW)).toBe(written));
