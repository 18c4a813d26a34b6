import { describe, expect, it } from "vitest";
import { noteText } from "./note.ts";

const rule = { label: "Note for the player", required: true, max: 200 };
const problem = (note: string, changes = {}) =>
  noteText({ ...rule, ...changes }).safeParse(note).error?.issues[0]?.message;

describe("a note", () => {
  it.each(["", "   ", "\n"])("that is required is missing in %j", (note) =>
    expect(problem(note)).toBe("Write a note for the player."),
  );
  it("that is optional may be missing", () => expect(problem("", { required: false })).toBeUndefined());
  it("has as many characters as the call takes, and no more", () => {
    expect(problem("x".repeat(200))).toBeUndefined();
    expect(problem("x".repeat(201))).toBe("Use at most 200 characters.");
  });
});
