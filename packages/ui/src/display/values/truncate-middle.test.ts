import { expect, it } from "vitest";
import { initials } from "./initials.ts";
import { truncateMiddle } from "./truncate-middle.ts";

it("truncateMiddle: long text → start, ellipsis and end", () => {
  expect(truncateMiddle("9f2c41d07be3", 4, 4)).toBe("9f2c…7be3");
});
it("truncateMiddle: text that would not become shorter → unchanged", () => {
  expect(truncateMiddle("9f2c41d07", 4, 4)).toBe("9f2c41d07");
});
it("truncateMiddle: no characters at the end → start and ellipsis", () => {
  expect(truncateMiddle("9f2c41d07be3", 4, 0)).toBe("9f2c…");
});
it("truncateMiddle: emoji → never split into surrogate halves", () => {
  expect(truncateMiddle("🎲🎲🎲🎲🎲", 1, 1)).toBe("🎲…🎲");
});

it.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["john.smith@example.com", "JS"],
  ["Ana Maria de Souza", "AS"],
  ["", ""],
])("initials: %j → %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
