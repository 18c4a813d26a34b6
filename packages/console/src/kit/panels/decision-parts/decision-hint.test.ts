import { expect, test } from "vitest";
import { decisionHint } from "./decision-hint.ts";

const DECISIONS = {
  approve: { verb: "Approve", success: "", tone: "primary" },
  reject: { verb: "Reject", success: "", tone: "danger" },
} as const;
const hint = (given: Partial<Parameters<typeof decisionHint<"approve" | "reject">>[0]>) =>
  decisionHint({
    approval: { kind: "free" },
    note: { label: "Note for the player", required: true, max: 200 },
    written: "",
    decisions: DECISIONS,
    all: ["approve", "reject"],
    lacking: [],
    ...given,
  });
const missing = { kind: "asks", missing: "2 checks missing.", reasons: [], despite: "" } as const;

test.each<[string, Parameters<typeof hint>[0], string | undefined]>([
  ["nothing is missing → none", {}, undefined],
  ["note of one decision → its verb", { lacking: ["reject"] }, "Reject needs a note."],
  ["note of the only decision", { all: ["approve"], lacking: ["approve"] }, "Approve needs a note."],
  ["note of both", { lacking: ["approve", "reject"] }, "Both decisions need a note."],
  [
    "reason instead of a note",
    { lacking: ["reject"], note: { label: "Reason", required: true, max: 500 } },
    "Reject needs a reason.",
  ],
  [
    "note is too short → its length",
    { lacking: ["reject"], written: "No", note: { label: "Reason", required: true, min: 20, max: 500 } },
    "Use at least 20 characters.",
  ],
  [
    "checks are read → before the note",
    { lacking: ["reject"], approval: { kind: "waits", reason: "Waiting for 4 checks." } },
    "Waiting for 4 checks.",
  ],
  ["checks failed → before the note", { lacking: ["reject"], approval: missing }, "2 checks missing."],
  [
    "stop, which the line of the checks says → the note",
    { lacking: ["reject"], approval: { ...missing, missing: undefined } },
    "Reject needs a note.",
  ],
])("hint beside the buttons: %s", (_name, given, expected) => expect(hint(given)).toBe(expected));
