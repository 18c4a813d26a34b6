import { expect, it } from "vitest";
import { MOST, textWidths } from "./text-widths.ts";
import { columnSize } from "./column-size.ts";
import { leastIn } from "./column-widths.ts";
import type { Column } from "../types.ts";

type Row = { name: string; code: string; month: string };

const column = (id: keyof Row, rest: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id,
  cell: () => null,
  text: (row) => row[id],
  ...rest,
});
const row = (values: Partial<Row> = {}): Row => ({ name: "", code: "", month: "October 2026", ...values });
const EM = 13;
/** Units of the dot of a badge and the gap beside it. */
const BADGE = 21;

/** Units that text of this length needs. */
const units = (letters: number) => Math.ceil(letters * 0.58 * EM) + 29;

it.each<[string, Column<Row>, Partial<Row>, number | undefined]>([
  ["a text that fits", column("month", { width: 135, shrinks: true }), {}, units(12)],
  ["a longer text", column("month", { width: 135, shrinks: true }), { month: "of may ".repeat(12) }, 135],
  ["an address", column("month", { width: 135, shrinks: true }), { month: "moonrise-casino.example.net" }, units(27)],
  ["a very long address", column("month", { width: 135, shrinks: true }), { month: "x".repeat(80) }, MOST.text],
  ["a column that does not shrink", column("month", { width: 135 }), {}, undefined],
  ["a state", column("month", { width: 90, summary: "status" }), {}, units(12) + BADGE],
  ["a long state", column("month", { width: 90, summary: "status" }), { month: "x".repeat(80) }, MOST.state],
  ["a column without a width", column("month", { shrinks: true }), {}, undefined],
  ["a number", column("month", { width: 135, shrinks: true, align: "end" }), {}, undefined],
  ["shortened ids", column("name", { width: 135, skeleton: "id" }), { name: "x".repeat(24) }, undefined],
  ["the identifying column", column("name", { width: 100 }), { name: "velvettiger421" }, units(14)],
  ["a very long name", column("name", { width: 100 }), { name: "x".repeat(200) }, MOST.identity],
  [
    "a name with a badge",
    column("name", { width: 100, tag: () => "Test" }),
    { name: "velvettiger421" },
    units(14) + units(4) - 29 + BADGE,
  ],
  [
    "a name and a code",
    column("name", { width: 100, text: ({ code }) => code, spoken: ({ name }) => name }),
    { name: "velvettiger", code: "KXZES6" },
    units(18),
  ],
])("text widths: %s → %#", (_, of, values, expected) =>
  expect(textWidths([of], [row(values)], "name", EM).needs.get(of.id)).toBe(expected),
);

it("text widths: column of months in a narrow frame → shrinks to its texts, not below", () => {
  const month = column("month", { width: 150, shrinks: true });
  const leastWith = (needs: ReadonlyMap<string, number>) => leastIn(500, columnSize(month, undefined, {}, needs));
  expect(leastWith(new Map())).toBe(100);
  expect(leastWith(textWidths([month], [row()], undefined, EM).needs)).toBe(units(12));
  expect(leastWith(textWidths([month], [row({ month: "May" })], undefined, EM).needs)).toBe(100);
});

it.each<[string, Column<Row>, Partial<Row>, number | undefined]>([
  ["a long text", column("month", { width: 135, shrinks: true }), { month: "x".repeat(40) }, units(40)],
  ["a very long text", column("month", { width: 135 }), { month: "x".repeat(200) }, MOST.text],
  ["a long header", column("month", { width: 90, header: "Deducted automatically" }), { month: "" }, 179],
  ["a number with a long header", column("month", { width: 90, header: "Deducted by staff", align: "end" }), {}, 145],
  ["a column without a width", column("month"), {}, undefined],
])("text widths wanted: %s → %#", (_, of, values, expected) =>
  expect(textWidths([of], [row(values)], "name", EM).wants.get(of.id)).toBe(expected),
);

it("text widths: header wider than the texts → the column is as wide as its header, or dropped", () => {
  const deposits = column("month", { header: "Deposits of all time", width: 60, sortable: true });
  expect(textWidths([deposits], [row()], undefined, EM).headers.get("month")).toBe(Math.ceil(20 * 6.8) + 29 + 16);
  const system = column("month", { header: "CMS", width: 60 });
  expect(textWidths([system], [row()], undefined, EM).headers.get("month")).toBe(Math.ceil(3 * 9.5) + 29);
});

it("text widths: currency in the header → the column wants room for both", () => {
  const amount = column("code", { header: "CPG balance", width: 90, align: "end" });
  const wanted = (currencies?: ReadonlyMap<string, string>) =>
    textWidths([amount], [row()], undefined, EM, currencies).wants.get("code")!;
  expect(wanted(new Map([["code", "USDT"]]))).toBeGreaterThan(wanted() + 35);
});
