import { expect, test } from "vitest";
import { lateness, targetWords } from "./lateness.ts";

const NOW = Date.parse("2026-06-10T12:00:00Z");

test.each([
  ["nothing waits", null, undefined],
  ["an hour before the target", "2026-06-09T13:00:00Z", undefined],
  ["at the target", "2026-06-09T12:00:00Z", "caution"],
  ["an hour before twice the target", "2026-06-08T13:00:00Z", "caution"],
  ["at twice the target", "2026-06-08T12:00:00Z", "critical"],
] as const)("lateness, %s, target 24 hours: %s → %s", (_, oldestAt, expected) => {
  expect(lateness(oldestAt, 24, NOW)).toBe(expected);
});

test("targetWords: hours up to one day → hours, above → days", () => {
  expect([24, 72].map(targetWords)).toEqual(["24 hours", "3 days"]);
});
