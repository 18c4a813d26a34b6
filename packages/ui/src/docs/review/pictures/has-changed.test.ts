import { expect, test } from "vitest";
import { hasChanged } from "./has-changed.ts";

const ticked = { at: "2026-11-28T10:00:00Z", seen: true, notes: [], pictures: { "light-wide": "a", "dark-wide": "b" } };

test.each([
  ["the same pictures", ticked, { "light-wide": "a", "dark-wide": "b" }, false],
  ["one picture differs", ticked, { "light-wide": "a", "dark-wide": "c" }, true],
  ["a mode is not drawn now", ticked, { "light-wide": "a" }, false],
  ["a mode was not drawn then", ticked, { "light-wide": "a", "right-to-left": "d" }, false],
  ["no manifest now", ticked, undefined, false],
  ["no manifest when it was ticked", { ...ticked, pictures: {} }, { "light-wide": "z" }, false],
  ["note without a tick", { ...ticked, seen: false }, { "light-wide": "z" }, false],
  ["no mark", undefined, { "light-wide": "z" }, false],
])("hasChanged: %s → expected result", (_, mark, now, changed) => {
  expect(hasChanged(mark, now)).toBe(changed);
});
