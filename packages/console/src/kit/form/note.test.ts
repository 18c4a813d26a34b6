import { describe, expect, it } from "vitest";
import { noteText, noteWaits } from "./note.ts";

const rule = { label: "Note for the player", required: true, max: 200 };
const problem = (note: string, changes = {}) =>
  noteText({ ...rule, ...changes }).safeParse(note).error?.issues[0]?.message;

describe("a note", () => {
  it.each(["", "   ", "\n"])("that is required is missing in %j", (note) =>
    expect(problem(note)).toBe("Write a note for the player."),
  );
  it("that is optional may be missing", () => expect(problem("", { required: false })).toBeUndefined());
  it("has at least as many as the call wants, spaces around it left out", () => {
    const twenty = { min: 20 };
    expect(problem("x".repeat(19), twenty)).toBe("Use at least 20 characters.");
    expect(problem(`${" ".repeat(5)}${"x".repeat(19)}\n`, twenty)).toBe("Use at least 20 characters.");
    expect(problem("x".repeat(20), twenty)).toBeUndefined();
    expect(problem("", twenty)).toBe("Write a note for the player.");
  });
  it("has as many characters as the call takes, and no more", () => {
    expect(problem("x".repeat(200))).toBeUndefined();
    expect(problem("x".repeat(201))).toBe("Use at most 200 characters.");
  });
});

it.each([
  ["", "Write a note for the player first."],
  ["x".repeat(19), "Use at least 20 characters."],
  [`${"x".repeat(19)}  `, "Use at least 20 characters."],
  ["x".repeat(20), undefined],
])("decision with a note of at least 20 characters: %j → %s", (written, reason) =>
  expect(noteWaits({ ...rule, min: 20 }, written)).toBe(reason),
);
