import { expect, it } from "vitest";
import { initials } from "./initials.ts";
import { shorten } from "./shorten.ts";

it("keeps both ends", () => {
  expect(shorten("9f2c41d07be3", 4, 4)).toBe("9f2c…7be3");
});
it("leaves alone what would not get shorter", () => {
  expect(shorten("9f2c41d07", 4, 4)).toBe("9f2c41d07");
});
it("can keep only the beginning", () => {
  expect(shorten("9f2c41d07be3", 4, 0)).toBe("9f2c…");
});
it("counts characters, not halves of them", () => {
  expect(shorten("🎲🎲🎲🎲🎲", 1, 1)).toBe("🎲…🎲");
});

it.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["john.smith@example.com", "JS"],
  ["Ana Maria de Souza", "AS"],
  ["", ""],
])("the initials of %j are %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
