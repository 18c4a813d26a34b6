import { expect, test } from "vitest";
import { decisionNotes } from "./decision-note.ts";

const panel = (attributes: string) => `<DecisionPanel\n  ${attributes}\n  reason={reason}\n/>`;
const NOTE =
  'export const NOTE = { label: "Note for the player", help: "Visible to the player.", required: true, max: 9 };';

test.each([
  ["a constant", [panel("note={NOTE}"), NOTE], "playerNote", true, "Visible to the player."],
  ["a name of its own", [panel('note={NOTE}\n  noteName="note"'), NOTE], "note", true, "Visible to the player."],
  [
    "another help",
    [panel('note={{ ...NOTE, help: "Only for a rejection." }}'), NOTE],
    "playerNote",
    true,
    "Only for a rejection.",
  ],
  [
    "a rule by decision",
    [
      panel("note={noteRule(action, isPaid)}"),
      'const noteRule = (action: Action): NoteRule => ({\n  label: "Note for the player",\n  required: action === "reject",\n});',
    ],
    "playerNote",
    false,
    "Required for some decisions.",
  ],
])("decisionNotes: decision with %s → its field", (_, sources, name, required, help) => {
  expect(decisionNotes(sources)).toEqual([{ name, label: "Note for the player", control: "Textarea", required, help }]);
});

test.each([
  ["no note", [panel("write={write}"), NOTE]],
  ["a rule elsewhere", [panel("note={NOTE}")]],
  ["a card's note", ["<StatCard\n  note={NOTE}\n/>", NOTE]],
])("decisionNotes: %s → no field", (_, sources) => {
  expect(decisionNotes(sources)).toEqual([]);
});
