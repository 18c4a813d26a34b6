import { describe, expect, it } from "vitest";
import { jsonEntries, jsonPath, MASK, maskJson, searchJson } from "./json-text.ts";

describe("maskJson", () => {
  const isSecret = (key: string) => key === "token";

  it("secret key at any depth → value is masked, whatever its type", () => {
    expect(maskJson({ a: [{ token: { deep: "x" }, b: 1 }], token: "y" }, isSecret)).toEqual({
      a: [{ token: MASK, b: 1 }],
      token: MASK,
    });
  });
  it("secret that is null → null, not a mask", () => {
    expect(maskJson({ token: null }, isSecret)).toEqual({ token: null });
  });
  it("value that JSON cannot represent → text or null", () => {
    expect(maskJson({ a: undefined, b: Number.NaN, c: 10n, d: new Date(0) })).toEqual({
      a: null,
      b: null,
      c: "10",
      d: "1970-01-01T00:00:00.000Z",
    });
  });
});

describe("jsonPath", () => {
  it("key that is no identifier → quoted in brackets", () => {
    expect(jsonPath(["players", 0, "first name"])).toBe('$.players[0]["first name"]');
    expect(jsonPath([])).toBe("$");
  });
});

describe("searchJson", () => {
  const value = { limits: { max: "500", list: ["EUR", "SEK"] }, name: "Max" };

  it("match in a key or value → hit, and its ancestors are opened", () => {
    const { hits, open } = searchJson(value, "max");
    expect([...hits]).toEqual(["$.limits.max", "$.name"]);
    expect([...open].toSorted()).toEqual(["$", "$.limits"]);
  });
  it("empty query → no hits", () => {
    expect(searchJson(value, " ").hits.size).toBe(0);
  });
});

it("number with its own JSON text → digits are kept and searchable, not treated as an object", () => {
  const raw = (JSON as unknown as { rawJSON: (text: string) => object }).rawJSON("9007199254740993");
  const json = maskJson({ winAmount: { toJSON: () => raw }, apiKey: { toJSON: () => raw } }, (key) => key === "apiKey");
  expect(JSON.stringify(json)).toBe(`{"winAmount":9007199254740993,"apiKey":"${MASK}"}`);
  expect(jsonEntries(json)!.map(([, value]) => jsonEntries(value))).toEqual([undefined, undefined]);
  expect([...searchJson(json, "40993").hits]).toEqual(["$.winAmount"]);
});
