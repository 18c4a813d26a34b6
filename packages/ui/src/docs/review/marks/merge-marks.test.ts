import { expect, test } from "vitest";
import type { Mark } from "./mark.ts";
import { mergeMarks } from "./merge-marks.ts";

const mark = (at: string, text = ""): Mark => ({
  at: `2026-11-28T${at}Z`,
  seen: true,
  notes: text ? [{ text, severity: 2 }] : [],
  pictures: {},
});

test("mergeMarks: look without a mark → mark of the file is added", () => {
  const given = { a: mark("10:00:00") };
  expect(mergeMarks({}, given)).toEqual({ marks: given, added: ["a"], updated: [], kept: [] });
});

test.each([
  ["newer in the file", "10:00:00", "10:00:00.001", "theirs", { updated: ["a"], kept: [] }],
  ["older in the file", "11:00:00", "10:59:59", "mine", { updated: [], kept: ["a"] }],
  ["of the same time", "11:00:00", "11:00:00", "mine", { updated: [], kept: ["a"] }],
])("mergeMarks: mark %s → the newer one wins", (_, mine, theirs, note, changed) => {
  const merged = mergeMarks({ a: mark(mine, "mine") }, { a: mark(theirs, "theirs") });
  expect(merged.marks["a"]?.notes[0]?.text).toBe(note);
  expect(merged).toMatchObject({ added: [], ...changed });
});

test("mergeMarks: identical mark → no change", () => {
  const own = { a: mark("10:00:00", "same"), b: mark("10:00:00") };
  expect(mergeMarks(own, { a: mark("10:00:00", "same") })).toEqual({ marks: own, added: [], updated: [], kept: [] });
});
