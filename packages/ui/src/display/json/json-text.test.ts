import { describe, expect, it } from "vitest";
import { secretPaths } from "./secret-paths.ts";
import { jsonEntries, jsonPath, MASK, maskJson, searchJson } from "./json-text.ts";

describe("maskJson", () => {
  const isSecret = (key: string) => key === "token";

  it("hides what is under a secret key, at any depth and of any kind", () => {
    expect(maskJson({ a: [{ token: { deep: "x" }, b: 1 }], token: "y" }, isSecret)).toEqual({
      a: [{ token: MASK, b: 1 }],
      token: MASK,
    });
  });
  it("hides what is at a secret path", () => {
    const secret = secretPaths(["providers[*].key", "$.login.pin", "*.token"]);
    const value = {
      providers: [{ key: 1, name: "a" }],
      key: 2,
      login: { pin: "1" },
      pin: 3,
      x: { token: 4 },
      token: 5,
    };
    expect(maskJson(value, (_, keys) => secret(keys))).toEqual({
      providers: [{ key: MASK, name: "a" }],
      key: 2,
      login: { pin: MASK },
      pin: 3,
      x: { token: MASK },
      token: 5,
    });
  });
  it("shows that a secret is not set", () => {
    expect(maskJson({ token: null }, isSecret)).toEqual({ token: null });
  });
  it("gives text or null for what JSON does not know", () => {
    expect(maskJson({ a: undefined, b: Number.NaN, c: 10n, d: new Date(0) })).toEqual({
      a: null,
      b: null,
      c: "10",
      d: "1970-01-01T00:00:00.000Z",
    });
  });
});

describe("jsonPath", () => {
  it("quotes keys that are no names", () => {
    expect(jsonPath(["players", 0, "first name"])).toBe('$.players[0]["first name"]');
    expect(jsonPath([])).toBe("$");
  });
});

describe("searchJson", () => {
  const value = { limits: { max: "500", list: ["EUR", "SEK"] }, name: "Max" };

  it("finds keys and values and opens the way to them", () => {
    const { hits, open } = searchJson(value, "max");
    expect([...hits]).toEqual(["$.limits.max", "$.name"]);
    expect([...open].toSorted()).toEqual(["$", "$.limits"]);
  });
  it("finds nothing for an empty query", () => {
    expect(searchJson(value, " ").hits.size).toBe(0);
  });
});

it("keeps the digits of a number that says its own JSON text, searches them, and takes it for no object", () => {
  const raw = (JSON as unknown as { rawJSON: (text: string) => object }).rawJSON("9007199254740993");
  const json = maskJson({ winAmount: { toJSON: () => raw }, apiKey: { toJSON: () => raw } }, (key) => key === "apiKey");
  expect(JSON.stringify(json)).toBe(`{"winAmount":9007199254740993,"apiKey":"${MASK}"}`);
  expect(jsonEntries(json)!.map(([, value]) => jsonEntries(value))).toEqual([undefined, undefined]);
  expect([...searchJson(json, "40993").hits]).toEqual(["$.winAmount"]);
});
