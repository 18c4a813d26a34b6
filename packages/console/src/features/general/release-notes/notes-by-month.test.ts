import { expect, test } from "vitest";
import { notesByMonth } from "./notes-by-month.ts";

const note = (id: string, publishedAt: string) => ({
  id,
  publishedAt,
  version: "4.18.0",
  kind: "FIX" as const,
  audience: "ALL" as const,
  title: id,
  text: id,
  area: "Bonus",
});

test("notesByMonth: notes of two months → groups in order, in the zone of the reader", () => {
  const notes = [
    note("a", "2026-11-20T10:00:00Z"),
    note("b", "2026-10-31T23:30:00Z"),
    note("c", "2026-10-02T10:00:00Z"),
  ];
  const months = (zone: string) =>
    notesByMonth(notes, "en-GB", zone).map(([name, its]) => [name, its.map(({ id }) => id)]);
  expect(months("UTC")).toEqual([
    ["November 2026", ["a"]],
    ["October 2026", ["b", "c"]],
  ]);
  expect(months("Europe/Malta")).toEqual([
    ["November 2026", ["a", "b"]],
    ["October 2026", ["c"]],
  ]);
});

test("notesByMonth: note without its date, of a server of another version → a group of its own", () =>
  expect(notesByMonth([note("a", undefined as never)], "en-GB", "UTC").map(([name]) => name)).toEqual([
    "Without a date",
  ]));
