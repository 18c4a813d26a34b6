import { expect, it } from "vitest";
import { hasWords, withVerbs } from "./has-words.ts";

it.each([
  ["New bank", "add bank", true],
  ["New bank", "bank create", true],
  ["Add origin domain", "new origin", true],
  ["Remove domain", "delete domain", true],
  ["See as role…", "view as", true],
  ["See as role…", "see as", true],
  ["Refresh", "add", false],
  ["Bank news", "add bank", false],
])("action “%s”, search “%s” → found: %s", (label, query, isFound) => {
  expect(hasWords(withVerbs(label), query)).toBe(isFound);
});
