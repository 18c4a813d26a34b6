import { describe, expect, it } from "vitest";
import { explorerKeysSchema, UNIQUE } from "./explorer-keys.schema.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => `KEY${index}`);
const problems = (keys: string[]) =>
  explorerKeysSchema.safeParse({ keys }).error?.issues.map(({ path, message }) => [...path.slice(1), message]) ?? [];

describe("explorer keys schema", () => {
  it.each([0, 1, 19, 20])("%i keys → valid", (count) => expect(problems(many(count))).toEqual([]));
  it("21 keys → error", () => expect(problems(many(21))).toEqual([["Use at most 20 keys."]]));

  it.each(["A B", " A", "A\t", "A\u00a0B", "A\u2003"])("whitespace in a key: %j → error", (key) =>
    expect(problems(["X", key])).toEqual([[1, "A key cannot contain spaces."]]),
  );
  it("empty key → error", () => expect(problems(["X", ""])).toEqual([[1, "Enter the key or remove this row."]]));

  it("duplicate key → error; case differs → valid", () => {
    expect(problems(["A", "B", "A"])).toEqual([
      [0, UNIQUE],
      [2, UNIQUE],
    ]);
    expect(problems(["A", "a"])).toEqual([]);
  });
});
