import { expect, test } from "vitest";
import { loadLevel } from "./load-level.ts";

test.each([
  [0, "ok"],
  [74.9, "ok"],
  [75, "high"],
  [89.9, "high"],
  [90, "critical"],
  [100, "critical"],
] as const)("load level: %d with limits 75 and 90 → %s", (value, level) =>
  expect(loadLevel(value, { high: 75, critical: 90 })).toBe(level),
);
