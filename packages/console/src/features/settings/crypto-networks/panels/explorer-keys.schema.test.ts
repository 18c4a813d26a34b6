import { describe, expect, it } from "vitest";
import { explorerKeysSchema, UNIQUE } from "./explorer-keys.schema.ts";

const many = (count: number) => Array.from({ length: count }, (_, index) => `KEY${index}`);
const problems = (keys: string[]) =>
  explorerKeysSchema.safeParse({ keys }).error?.issues.map(({ path, message }) => [...path.slice(1), message]) ?? [];

describe("explorer keys", () => {
  it.each([0, 1, 19, 20])("can be %i", (count) => expect(problems(many(count))).toEqual([]));
  it("are twenty at most", () => expect(problems(many(21))).toEqual([["Use at most 20 keys."]]));

  it.each(["A B", " A", "A\t", "A\u00a0B", "A\u2003"])("have no whitespace: %j", (key) =>
    expect(problems(["X", key])).toEqual([[1, "A key has no spaces in it."]]),
  );
  it("are not empty", () => expect(problems(["X", ""])).toEqual([[1, "Enter the key, or remove this line."]]));

  it("are all unique, in upper and lower case", () => {
    expect(problems(["A", "B", "A"])).toEqual([
      [0, UNIQUE],
      [2, UNIQUE],
    ]);
    expect(problems(["A", "a"])).toEqual([]);
  });
});
