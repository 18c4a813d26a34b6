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
  ])("%j → indented JSON", (text, laid) => expect(layOutJson(text)).toBe(laid));

  it("any value → same as JSON.stringify, and stable", () => {
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
  it.each(["{}", "1", '"x"', "null"])("valid JSON %s → no problem", (text) =>
    expect(jsonProblem(text)).toBeUndefined(),
  );
  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 3],
    ['{\n  "a": 1\n', 3],
    ["<b>", undefined],
  ])("invalid JSON %j → problem in line %s", (text, line) => expect(jsonProblem(text)?.line).toBe(line));
});
