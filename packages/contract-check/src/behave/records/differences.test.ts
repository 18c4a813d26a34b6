import { expect, test } from "vitest";
import { differences, isRecordOf } from "./differences.ts";

test.each([
  ["equal fields", { key: "A", order: 1 }, { key: "A", order: 1, uuid: "u" }, []],
  ["another value", { key: "A", order: 1 }, { key: "A", order: 2 }, ["order"]],
  ["a field that the record does not have", { password: "x" }, { key: "A" }, []],
  ["a change beside its operator", { opId: "o", dto: { order: 1 } }, { opId: "o", order: 2 }, ["order"]],
  ["more languages than were sent", { name: { en: "A" } }, { name: { en: "A", sv: "B" } }, []],
  ["the same moment", { at: "2026-03-02T10:00:00Z" }, { at: "2026-03-02T11:00:00.000+01:00" }, []],
])("differences: %s → %j against %j is %j", (_, sent, record, expected) => {
  expect(differences(sent, record)).toEqual(expected);
});

test("isRecordOf: no common field → no", () => {
  expect(isRecordOf({ key: "A" }, { other: "A" })).toBe(false);
  expect(isRecordOf({ entity: { key: "A" } }, { key: "A" })).toBe(true);
});
