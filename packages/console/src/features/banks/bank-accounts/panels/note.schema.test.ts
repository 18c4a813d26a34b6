import { describe, expect, it } from "vitest";
import { MAX_NOTE, noteSchema } from "./note.schema.ts";

const problem = (note: string) => noteSchema.safeParse({ note }).error?.issues[0]?.message;

describe("Approve and Reject of a bank account", () => {
  it.each(["", "   ", "\n"])("need a note for the player, and %j is none", (note) =>
    expect(problem(note)).toBe("Write a note for the player."),
  );
  it("take a note of 200 characters, and no longer one", () => {
    expect(problem("x".repeat(MAX_NOTE))).toBeUndefined();
    expect(problem("x".repeat(MAX_NOTE + 1))).toBe("Use at most 200 characters.");
  });
});
