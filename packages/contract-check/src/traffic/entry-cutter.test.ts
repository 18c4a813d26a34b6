import { expect, test } from "vitest";
import { entryCutter } from "./entry-cutter.ts";

/** The entries and the remainder of a text that arrives in chunks of `size` bytes. */
const cut = (text: string, size: number) => {
  const cutter = entryCutter();
  const bytes = Buffer.from(text);
  const entries: string[] = [];
  for (let at = 0; at < bytes.length; at += size) entries.push(...cutter.take(bytes.subarray(at, at + size)));
  return { entries, ...cutter.remainder() };
};

const ENTRIES = ['{"a":"]}{[\\"\\\\"}', '{"b":{"entries":[1,{"log":2}]}}', '{"c":"ö \\u007d"}'];
const HAR = `{"pages":[{"entries":[{"x":1}]}], "log" : {"version":"1.2","entries" :\n[${ENTRIES.join(" ,\n")}],"comment":"}"}}`;

test.each([1, 2, 7, 64, 4096])("entryCutter: chunks of %d bytes → same entries", (size) => {
  const { entries, text, isOpen } = cut(HAR, size);
  expect(entries).toEqual(ENTRIES);
  expect(JSON.parse(text)).toMatchObject({ log: { entries: [0, 0, 0], comment: "}" } });
  expect(isOpen).toBe(false);
});

test.each([
  ["entries elsewhere", '{"entries":[{"a":1}],"log":[{"entries":[{"a":1}]}]}'],
  ["a key within a text", '{"a":"\\"log\\":","b":{"entries":[{"a":1}]}}'],
])("entryCutter: %s → no entries", (_, text) => {
  expect(cut(text, 16)).toEqual({ entries: [], text, isOpen: false });
});

test("entryCutter: truncated input → open", () => {
  expect(cut(HAR.slice(0, 120), 16).isOpen).toBe(true);
});
