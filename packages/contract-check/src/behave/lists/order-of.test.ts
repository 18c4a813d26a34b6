import { expect, test } from "vitest";
import { areSorted } from "./order-of.ts";

test.each([
  ["numbers", [2, 10, 30], true],
  ["numbers as texts", [10, 2, 30], false],
  ["numbers with gaps", [null, 2, null, 10], true],
  ["flags", [false, true, true], true],
  ["moments with other zones", ["2026-03-02T23:00:00+02:00", "2026-03-02T22:00:00Z"], true],
  ["texts by letters", ["abba", "Zebra"], true],
  ["texts by code", ["Zebra", "abba"], true],
  ["texts in no order", ["b", "a", "c"], false],
  ["states in an order of their own", ["PENDING", "PENDING", "DONE", "ACTIVE"], true],
  ["mixed states", ["PENDING", "DONE", "PENDING"], false],
  ["texts by language", [{ en: "A" }, { en: "B" }], true],
  ["one value", ["a", "a"], undefined],
  ["no such field", [undefined, undefined], undefined],
])("order of rows: %s → %s is %s", (_, values, expected) => {
  const rows = values.map((it) => ({ value: it }));
  expect(areSorted(rows, "value", "asc")).toBe(expected);
  expect(areSorted(rows.toReversed(), "value", "desc")).toBe(expected);
});
