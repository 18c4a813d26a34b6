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
  ["nothing in the way", {}, undefined],
  ["the caller's reason first", { disabledReason: "No right", secondsLeft: 3 }, "No right"],
  ["a blank note", { noteRequired: true, note: "  " }, "Fill in “Note” first"],
  ["a note", { noteRequired: true, note: "Fraud" }, undefined],
  ["half the word", { word: "DELETE", typed: "DELET" }, "Type DELETE first"],
  ["the word in another case", { word: "DELETE", typed: "delete" }, "Type DELETE first"],
  ["the word with blanks around", { word: "DELETE", typed: " DELETE " }, undefined],
  ["an empty check box", { unacknowledged: true, secondsLeft: 1 }, "Tick the check box first"],
  ["time left", { secondsLeft: 1 }, "Read what will happen first"],
])("%s", (_, state, expected) => {
  expect(confirmBlock({ ...free, ...state })).toBe(expected);
});
