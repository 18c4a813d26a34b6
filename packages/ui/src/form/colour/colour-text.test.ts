import { expect, it } from "vitest";
import { COLOUR, readColour } from "./colour-text.ts";

it.each([
  ["#1A7F5A", "#1a7f5a"],
  ["1a7f5a", "#1a7f5a"],
  [" #abc ", "#aabbcc"],
  ["#12", "#12"],
  ["red", "red"],
  ["", ""],
  ["url(x)", "url(x)"],
])("readColour: %j → %j", (text, colour) => {
  expect(readColour(text)).toBe(colour);
  expect(COLOUR.test(colour)).toBe(colour.length === 7);
});
