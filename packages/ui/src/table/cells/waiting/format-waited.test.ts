import { expect, it } from "vitest";
import { formatWaited } from "./format-waited.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

it.each([
  [-5 * MINUTE, "0m"],
  [59_999, "0m"],
  [12 * MINUTE, "12m"],
  [HOUR, "1h 0m"],
  [5 * HOUR + 12 * MINUTE, "5h 12m"],
  [DAY - 1, "23h 59m"],
  [2 * DAY + 4 * HOUR + 50 * MINUTE, "2d 4h"],
])("formatWaited: %d ms → %s", (wait, expected) => expect(formatWaited(wait)).toBe(expected));
