import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonProblem, layOutJson } from "./json-layout.ts";

describe("layOutJson", () => {
  it.each([
    ["{}", "{}"],
    ["[ ]", "[]"],
    ['{"a":1,"b":[1,{"c":null}]}', '{\n  "a": 1,\n  "b": [\n    1,\n    {\n      "c": null\n    }\n  ]\n}'],
    ['{"amount":9007199254740993.10}', '{\n  "amount": 9007199254740993.10\n}'],
    ['"a{,}:[ \\" b"', '"a{,}:[ \\" b"'],
    ["{broken", "{broken"],
    ["", ""],
  ])("lays out %j", (text, laid) => expect(layOutJson(text)).toBe(laid));

  it("lays out as JSON.stringify does, and never changes the value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(layOutJson(text)).toBe(JSON.stringify(value, null, 2));
        expect(layOutJson(layOutJson(text))).toBe(layOutJson(text));
      }),
    );
  });
});

describe("jsonProblem", () => {
  it.each(["{}", "1", '"x"', "null"])("finds nothing wrong with %s", (text) =>
    expect(jsonProblem(text)).toBeUndefined(),
  );
  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 3],
    ['{\n  "a": 1\n', 3],
    ["<b>", undefined],
  ])("finds what is wrong with %j in line %s", (text, line) => expect(jsonProblem(text)?.line).toBe(line));
});
