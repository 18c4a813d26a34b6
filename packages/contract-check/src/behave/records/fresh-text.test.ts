import { expect, test } from "vitest";
import { freshTexts, inOtherScripts } from "./fresh-text.ts";

test.each([
  ["a word", "Nordea", ["NordeaABCDEF", "Nordeaabcdef", "Nordea-abcdef", "ABCDEF", "abcdef"]],
  ["a host", "play.polaris.example", ["abcdef-play.polaris.example"]],
  ["hexadecimal digits", "0b1f4c1e-6a1c-4b62-9d52-0c7c0f0a7b11", ["0b1f4c1e-6a1c-4b62-9d52-0c7c0f123456"]],
])("freshTexts: %s → others of its kind", (_, example, expected) => {
  expect(freshTexts(example, "ABCDEF")).toEqual(expected);
});

test.each([
  ["a name", "Nordea", "Nordea Ωя漢😀 abcdef"],
  ["a sentence", "Paid today.", "Paid today. Ωя漢😀 abcdef"],
  ["a text per language", { en: "Nordea" }, { en: "Nordea Ωя漢😀 abcdef" }],
  ["a code", "NORDEA", undefined],
  ["a host", "play.polaris.example", undefined],
  ["codes", { type: "WELCOME", title: "Nordea" }, undefined],
  ["a number", 3, undefined],
  ["nothing", {}, undefined],
])("inOtherScripts: %s → with letters of other scripts, unless it is a code", (_, example, expected) => {
  expect(inOtherScripts(example, "ABCDEF")).toEqual(expected);
});
