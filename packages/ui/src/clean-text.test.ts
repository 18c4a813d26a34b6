import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanText } from "./clean-text.ts";

it.each([
  ["\u200ETR33 0006\u200E", "TR33 0006"],
  ["\u202AMT84\u202C\n", "MT84"],
  ["\uFEFF\u200Bid-1\u00AD", "id-1"],
  ["\t\u00A0op-nordlys \r\n", "op-nordlys"],
  ["Ame\u0301lie", "Amélie"],
  ["\u200F عائشة\u200C \u061C", "عائشة"],
  ["\u0000\u001Fx\u007F", "x"],
  // A zero-width non-joiner inside a word is part of its spelling.
  ["می\u200Cخواهم", "می\u200Cخواهم"],
  ["two  words", "two  words"],
  // The flag of Scotland ends with an invisible tag character.
  [
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
  ],
  ["\u200E \u200B", ""],
])("cleanText: %j → %j", (text, clean) => expect(cleanText(text)).toBe(clean));

it("cleanText: text that is already clean → unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }),
  );
});
