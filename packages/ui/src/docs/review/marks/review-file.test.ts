import { expect, test } from "vitest";
import type { Marks } from "./mark.ts";
import { readReviewFile, writeReviewFile } from "./review-file.ts";

const marks: Marks = {
  "panels-bank--default": {
    at: "2026-11-28T10:00:00.000Z",
    seen: true,
    notes: [{ text: "Too much space", severity: 3, pin: { x: 12, y: 34, role: "button", name: "Save" } }],
    pictures: { "light-wide": "a1" },
  },
};
const read = (text: string) => readReviewFile(new Blob([text]));

test("review file: written marks → read unchanged", async () => {
  expect(await read(writeReviewFile(marks))).toEqual({ marks });
});

test("review file: of an earlier Storybook, with one note per look → a note of middle severity", async () => {
  const { notes: _notes, ...mark } = marks["panels-bank--default"]!;
  const earlier = (note: string) =>
    read(JSON.stringify({ kind: "backoffice-review", marks: { a: { ...mark, note } } }));
  expect(await earlier("Too wide")).toEqual({ marks: { a: { ...mark, notes: [{ text: "Too wide", severity: 2 }] } } });
  expect(await earlier("")).toEqual({ marks: { a: { ...mark, notes: [] } } });
});

test.each([
  ["not JSON", "PK…", "This file is not JSON."],
  ["another file", '{"kind":"backoffice-views","list":"Banks"}', "This is not a file of review marks."],
  ["no object", "null", "This is not a file of review marks."],
  [
    "invalid date",
    writeReviewFile({ a: { ...marks["panels-bank--default"]!, at: "yesterday" } }),
    "This is not a file of review marks: marks.a.at is invalid.",
  ],
])("review file: %s → error message", async (_, text, problem) => {
  expect(await read(text)).toEqual({ problem: expect.stringContaining(problem) });
});
