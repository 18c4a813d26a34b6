import { describe, expect, it } from "vitest";
import { noteText, noteWaits } from "./note.ts";

const rule = { label: "Note for the player", required: true, max: 200 };
const problem = (note: string, changes = {}) =>
  noteText({ ...rule, ...changes }).safeParse(note).error?.issues[0]?.message;

describe("noteText", () => {
  it.each(["", "   ", "\n"])("required, value %j → validation error", (note) =>
    expect(problem(note)).toBe("Write a note for the player."),
  );
  it("optional, empty → valid", () => expect(problem("", { required: false })).toBeUndefined());
  it("minimum length → counted without surrounding spaces", () => {
    const twenty = { min: 20 };
    expect(problem("x".repeat(19), twenty)).toBe("Use at least 20 characters.");
    expect(problem(`${" ".repeat(5)}${"x".repeat(19)}\n`, twenty)).toBe("Use at least 20 characters.");
    expect(problem("x".repeat(20), twenty)).toBeUndefined();
    expect(problem("", twenty)).toBe("Write a note for the player.");
  });
  it("maximum length → 200 characters are valid, 201 are not", () => {
    expect(problem("x".repeat(200))).toBeUndefined();
    expect(problem("x".repeat(201))).toBe("Use at most 200 characters.");
  });
});

it.each([
  ["", "Write a note for the player first."],
  ["x".repeat(19), "Use at least 20 characters."],
  [`${"x".repeat(19)}  `, "Use at least 20 characters."],
  ["x".repeat(20), undefined],
])("noteWaits: minimum 20 characters, note %j → %s", (written, reason) =>
  expect(noteWaits({ ...rule, min: 20 }, written)).toBe(reason),
);
