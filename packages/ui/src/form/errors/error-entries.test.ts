import { describe, expect, it } from "vitest";
import { errorEntries } from "./error-entries.ts";

const error = (message: string, type = "custom") => ({ message, type });

describe("errorEntries", () => {
  it("is empty for no errors", () => {
    expect(errorEntries({})).toEqual([]);
    expect(errorEntries(undefined)).toEqual([]);
  });

  it("names nested fields and array members by their path", () => {
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

  it("does not take fields called type, message and ref for parts of an error", () => {
    const entries = errorEntries({ type: error("a"), message: error("b"), ref: error("c") });
    expect(entries.map(({ name }) => name)).toEqual(["type", "message", "ref"]);
  });

  it("does not walk into the element an error points at", () => {
    const ref: Record<string, unknown> = { name: "key" };
    ref["self"] = { ref, type: "text" };
    expect(errorEntries({ key: { ...error("a"), ref } })).toEqual([{ name: "key", message: "a", type: "custom" }]);
  });

  it("keeps the errors of an array beside those of its members", () => {
    const rows = Object.assign([{ id: error("Taken.") }], { root: error("Too many.") });
    expect(errorEntries({ rows }).map(({ name }) => name)).toEqual(["rows.0.id", "rows.root"]);
  });

  it("says something for an error without a message", () => {
    expect(errorEntries({ key: { type: "required" } })[0]?.message).toBe("This value is not valid.");
  });
});
