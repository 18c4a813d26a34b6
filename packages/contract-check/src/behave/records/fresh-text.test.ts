import { expect, test } from "vitest";
import { freshTexts } from "./fresh-text.ts";

test.each([
  ["a word", "Nordea", ["NordeaABCDEF", "Nordeaabcdef", "Nordea-abcdef", "ABCDEF", "abcdef"]],
  ["a host", "play.polaris.example", ["abcdef-play.polaris.example"]],
  ["hexadecimal digits", "0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11", ["0b1f4c1e-6a1c-4b62-9d52-0c7c0f123456"]],
])("freshTexts: %s → others of its kind", (_, example, wanted) => {
  expect(freshTexts(example, "ABCDEF")).toEqual(wanted);
});
