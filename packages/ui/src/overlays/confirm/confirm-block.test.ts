import { expect, it } from "vitest";
import { confirmBlock, type ConfirmState } from "./confirm-block.ts";

const free: ConfirmState = {
  disabledReason: undefined,
  secondsLeft: 0,
  word: undefined,
  typed: "",
  unacknowledged: false,
  noteLabel: "Note",
  noteRequired: false,
  note: "",
};

it.each<[string, Partial<ConfirmState>, string | undefined]>([
  ["nothing blocks", {}, undefined],
  ["the caller's reason comes first", { disabledReason: "No right", secondsLeft: 3 }, "No right"],
  ["a blank note", { noteRequired: true, note: "  " }, "Fill in “Note” first."],
  ["a note", { noteRequired: true, note: "Fraud" }, undefined],
  ["part of the word", { word: "DELETE", typed: "DELET" }, "Type DELETE first."],
  ["word in another case", { word: "DELETE", typed: "delete" }, "Type DELETE first."],
  ["word with surrounding spaces", { word: "DELETE", typed: " DELETE " }, undefined],
  ["unchecked check box", { unacknowledged: true, secondsLeft: 1 }, "Tick the check box first."],
  ["waiting time left", { secondsLeft: 1 }, "Read the consequences first."],
])("confirm button: %s → enabled or reason", (_, state, expected) => {
  expect(confirmBlock({ ...free, ...state })).toBe(expected);
});
