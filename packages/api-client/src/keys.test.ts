import { expect, it } from "vitest";
import { isReadOf, isReadOfSame, keyOf } from "./keys.ts";

it("names the operation and what it was asked", () => {
  const input = { body: { uuid: "1" } };
  expect(keyOf("showBank", input)).toEqual(["showBank", input]);
});

it("is the same for an input of nothing, however it is written", () => {
  expect([keyOf("getRates", undefined), keyOf("getRates", null)]).toEqual([
    ["getRates", null],
    ["getRates", null],
  ]);
});

it("matches the reads of the given operations only, whatever they were asked", () => {
  const isBank = isReadOf(["listBanks", "showBank"]);
  expect(isBank({ queryKey: keyOf("showBank", { body: { uuid: "1" } }) })).toBe(true);
  expect(isBank({ queryKey: keyOf("listBanks", undefined) })).toBe(true);
  expect(isBank({ queryKey: keyOf("getBadges", undefined) })).toBe(false);
  expect(isBank({ queryKey: [] })).toBe(false);
  expect(isReadOf([])({ queryKey: keyOf("showBank", undefined) })).toBe(false);
});

it("matches the reads that asked for nothing but what a write names", () => {
  const isSame = isReadOfSame(["showBank"], { query: { uuid: "1", opId: "op-nordlys" } });
  expect(isSame({ queryKey: keyOf("showBank", { body: { uuid: "1" } }) })).toBe(true);
  expect(isSame({ queryKey: keyOf("showBank", { body: { uuid: "2" } }) })).toBe(false);
  expect(isSame({ queryKey: keyOf("showRole", { body: { uuid: "1" } }) })).toBe(false);
});
