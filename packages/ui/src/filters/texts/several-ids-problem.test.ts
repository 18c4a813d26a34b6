import { expect, it } from "vitest";
import { search } from "./search.ts";
import { text } from "./text.ts";

const BANK = "0c4d8e42-91f3-4a5b-8f77-2d3c4b5a6978";
const PLAYER = "6650d2c1a1b2c3d4e5f60718";
const filters = [text({ label: "Text" }), search({ label: "Search", suggest: async () => [] })];

it.each([
  ["two ids with a blank", `${BANK} ${PLAYER}`, "Search for one ID at a time."],
  ["two ids with a line break", `${BANK}\n${PLAYER}\n`, "Search for one ID at a time."],
  ["two ids with a comma", `${BANK}, ${PLAYER}`, "Search for one ID at a time."],
  ["one id", ` ${BANK} `, undefined],
  ["an IBAN in groups", "DE89 3704 0044 0532 0130 00", undefined],
  ["a phone number", "+44 07911 123456", undefined],
  ["a name with a number", "Nordea 12345678", undefined],
] as const)("search of a list: %s → %3$s", (_, typed, problem) => {
  for (const filter of filters) expect(filter.problem(typed)).toBe(problem);
});

it("search of a list: soft hyphens and zero-width spaces in a pasted text → removed", () => {
  for (const filter of filters) expect(filter.clean("\u200BNor\u00ADdea \u00AD")).toBe("Nordea");
});
