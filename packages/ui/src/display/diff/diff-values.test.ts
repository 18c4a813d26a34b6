import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffValues } from "./diff-values.ts";
import { MASK } from "../json/json-text.ts";

const isSecret = (key: string) => key === "apiKey";
const brief = (before: unknown, after: unknown) =>
  diffValues(before, after, isSecret).map(({ kind, path }) => `${kind} ${path}`);

describe("diffValues", () => {
  it.each<[string, unknown, unknown, string[]]>([
    ["a changed value", { a: 1 }, { a: 2 }, ["changed a"]],
    ["an added and a removed key", { a: 1 }, { b: 1 }, ["removed a", "added b"]],
    ["a nested value", { a: { b: { c: "x" } } }, { a: { b: { c: "y" } } }, ["changed a.b.c"]],
    ["a longer list", { tags: ["a"] }, { tags: ["a", "b"] }, ["added tags[1]"]],
    ["a list that became an object", { a: [] }, { a: {} }, ["changed a"]],
    ["a value that became null", { a: 1 }, { a: null }, ["changed a"]],
    ["a new record", undefined, { a: 1 }, ["added "]],
    ["a deleted record", { a: 1 }, null, ["removed "]],
    ["the same moment", { at: new Date(5) }, { at: new Date(5) }, []],
    ["keys of a prototype", {}, { constructor: 1 }, ["added constructor"]],
    ["two undefined values", undefined, undefined, []],
  ])("%s", (_, before, after, expected) => {
    expect(brief(before, after)).toEqual(expected);
  });

  it("secret value changed → reported as changed, with a mask", () => {
    const changes = diffValues({ a: { apiKey: { one: "sk_1" } } }, { a: { apiKey: { one: "sk_2" } } }, isSecret);
    expect(changes).toMatchObject([{ kind: "changed", path: "a.apiKey", before: MASK, after: MASK, secret: true }]);
    expect(JSON.stringify(diffValues(undefined, { x: [{ apiKey: "sk_1" }] }, isSecret))).not.toContain("sk_1");
  });
  it("equal values → no changes, in either direction", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(diffValues(a, structuredClone(a))).toEqual([]);
        // Values without changes may differ in key order only, so the check is symmetric.
        expect(diffValues(a, b).length === 0).toBe(diffValues(b, a).length === 0);
      }),
    );
  });
});
