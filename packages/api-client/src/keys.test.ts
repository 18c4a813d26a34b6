import { expect, it } from "vitest";
import { isReadOf, isReadOfSame, keyOf } from "./keys.ts";

it("keyOf: operation and input → query key", () => {
  const input = { body: { uuid: "1" } };
  expect(keyOf("showBank", input)).toEqual(["showBank", input]);
});

it("keyOf: undefined or null input → same key", () => {
  expect([keyOf("getRates", undefined), keyOf("getRates", null)]).toEqual([
    ["getRates", null],
    ["getRates", null],
  ]);
});

it("isReadOf: given operations, any input → matches only those", () => {
  const isBank = isReadOf(["listBanks", "showBank"]);
  expect(isBank({ queryKey: keyOf("showBank", { body: { uuid: "1" } }) })).toBe(true);
  expect(isBank({ queryKey: keyOf("listBanks", undefined) })).toBe(true);
  expect(isBank({ queryKey: keyOf("getBadges", undefined) })).toBe(false);
  expect(isBank({ queryKey: [] })).toBe(false);
  expect(isReadOf([])({ queryKey: keyOf("showBank", undefined) })).toBe(false);
});

it("isReadOfSame: input with the ids of a write → matches only those", () => {
  const isSame = isReadOfSame(["showBank"], { query: { uuid: "1", opId: "op-nordlys" } });
  expect(isSame({ queryKey: keyOf("showBank", { body: { uuid: "1" } }) })).toBe(true);
  expect(isSame({ queryKey: keyOf("showBank", { body: { uuid: "2" } }) })).toBe(false);
  expect(isSame({ queryKey: keyOf("showRole", { body: { uuid: "1" } }) })).toBe(false);
});
