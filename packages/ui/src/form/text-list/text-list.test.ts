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
])("of %j repeats %j", (texts, repeated) => expect([...repeatedTexts(texts)]).toEqual(repeated));

it.each([
  ["one line", undefined],
  ["one line\n", undefined],
  ["x\ny", ["a", "x", "y", "b"]],
  [" x \r\n\r\n y ", ["a", "x", "y", "b"]],
])("pastes %j", (pasted, list) => expect(withPasted(["a", "", "b"], 1, pasted)).toEqual(list));

it("keeps what stood in the line that is pasted into", () =>
  expect(withPasted(["a", "b"], 0, "x\ny")).toEqual(["a", "x", "y", "b"]));
