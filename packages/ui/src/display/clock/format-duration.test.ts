import { expect, it } from "vitest";
import { formatDuration, isoDuration } from "./format-duration.ts";

it.each([
  [0, "00:00", "PT0S"],
  [9.9, "00:09", "PT9S"],
  [245, "04:05", "PT245S"],
  [3600, "01:00:00", "PT3600S"],
  [2 * 86_400 + 3 * 3600 + 245, "2d 03:04:05", "PT183845S"],
  [-5, "00:00", "PT0S"],
  [Number.NaN, "00:00", "PT0S"],
])("formatDuration: %j seconds → text and ISO duration", (seconds, text, iso) => {
  expect(formatDuration(seconds)).toBe(text);
  expect(isoDuration(seconds)).toBe(iso);
});
