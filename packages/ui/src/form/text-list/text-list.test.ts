import { expect, it } from "vitest";
import { repeatedTexts, withPasted } from "./text-list.ts";

it.each([
  [["a", "b"], []],
  [["a", "b", "a "], ["a"]],
  [["", " "], []],
  [["a", "A"], []],
  [
    ["a", "b", "a", "b", "a"],
    ["a", "b"],
  ],
])("repeatedTexts: %j → %j", (texts, repeated) => expect([...repeatedTexts(texts)]).toEqual(repeated));

it.each([
  ["one line", undefined],
  ["one line\n", undefined],
  ["x\ny", ["a", "x", "y", "b"]],
  [" x \r\n\r\n y ", ["a", "x", "y", "b"]],
])("withPasted: %j into an empty line", (pasted, list) => expect(withPasted(["a", "", "b"], 1, pasted)).toEqual(list));

it("withPasted: line with text → text is kept before the pasted lines", () =>
  expect(withPasted(["a", "b"], 0, "x\ny")).toEqual(["a", "x", "y", "b"]));
