import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pastedRows, repeatedKeys, rowProblem, toObject } from "./key-value-rows.ts";

const row = (key: string, value = "") => ({ key, value });

describe("key-value rows", () => {
  it.each([
    [row("", ""), undefined],
    [row("", "x"), "Enter a key."],
    [row("a", "x"), undefined],
    [row(" b ", "x"), "This key is already used."],
  ])("rowProblem: %j", (given, problem) =>
    expect(rowProblem(given, repeatedKeys([row("a"), row("b"), row("b "), row("")]))).toBe(problem),
  );

  it.each([
    ["a=1\nb=2", [row("a", "1"), row("b", "2")]],
    ["a: 1\r\n\r\nb\t2\n", [row("a", "1"), row("b", "2")]],
    ["url=https://x.example?a=b\nb=", [row("url", "https://x.example?a=b"), row("b")]],
    ["a=1", undefined],
    ["a=1\nnothing", undefined],
    ["", undefined],
  ])("pastedRows: %j", (text, rows) => expect(pastedRows(text)).toEqual(rows));

  it("toObject: rows of any object → same object", () => {
    const keys = fc.stringMatching(/^[a-z_]{1,9}$/).filter((key) => key !== "__proto__");
    fc.assert(
      fc.property(fc.dictionary(keys, fc.string(), { noNullPrototype: true }), (object) => {
        expect(toObject(Object.entries(object).map(([key, value]) => ({ key, value })))).toEqual(object);
      }),
    );
  });
});
