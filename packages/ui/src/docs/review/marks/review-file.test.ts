import { expect, test } from "vitest";
import { readReviewFile, writeReviewFile } from "./review-file.ts";

const marks = {
  "panels-bank--default": {
    at: "2026-11-28T10:00:00.000Z",
    seen: true,
    note: "Too much space",
    pictures: { "light-wide": "a1" },
  },
};
const read = (text: string) => readReviewFile(new Blob([text]));

test("review file: written marks → read unchanged", async () => {
  expect(await read(writeReviewFile(marks))).toEqual({ marks });
});

test.each([
  ["not JSON", "PK…", "This file is not JSON."],
  ["another file", '{"kind":"backoffice-views","list":"Banks"}', "This is not a file of review marks."],
  ["no object", "null", "This is not a file of review marks."],
  [
    "invalid date",
    writeReviewFile({ a: { ...marks["panels-bank--default"], at: "yesterday" } }),
    "This is not a file of review marks: marks.a.at is invalid.",
  ],
])("review file: %s → error message", async (_, text, problem) => {
  expect(await read(text)).toEqual({ problem: expect.stringContaining(problem) });
});
