import { describe, expect, it } from "vitest";
import { errorEntries } from "./error-entries.ts";

const error = (message: string, type = "custom") => ({ message, type });

describe("errorEntries", () => {
  it("no errors → empty list", () => {
    expect(errorEntries({})).toEqual([]);
    expect(errorEntries(undefined)).toEqual([]);
  });

  it("nested field or array member → named by its path", () => {
    const entries = errorEntries({
      key: error("Enter a key."),
      names: { ar: error("Enter a name.") },
      rows: [undefined, { id: error("Taken.") }],
    });
    expect(entries.map(({ name, message }) => [name, message])).toEqual([
      ["key", "Enter a key."],
      ["names.ar", "Enter a name."],
      ["rows.1.id", "Taken."],
    ]);
  });

  it("fields named type, message and ref → listed as fields", () => {
    const entries = errorEntries({ type: error("a"), message: error("b"), ref: error("c") });
    expect(entries.map(({ name }) => name)).toEqual(["type", "message", "ref"]);
  });

  it("error with an element reference → the element is not traversed", () => {
    const ref: Record<string, unknown> = { name: "key" };
    ref["self"] = { ref, type: "text" };
    expect(errorEntries({ key: { ...error("a"), ref } })).toEqual([{ name: "key", message: "a", type: "custom" }]);
  });

  it("array with its own error → listed together with errors of its members", () => {
    const rows = Object.assign([{ id: error("Taken.") }], { root: error("Too many.") });
    expect(errorEntries({ rows }).map(({ name }) => name)).toEqual(["rows.0.id", "rows.root"]);
  });

  it("error without a message → default message", () => {
    expect(errorEntries({ key: { type: "required" } })[0]?.message).toBe("This value is not valid.");
  });
});
