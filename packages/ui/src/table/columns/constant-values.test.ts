import { describe, expect, it } from "vitest";
import { constantColumns, constantCurrencies, stillConstant } from "./constant-values.ts";
import type { Column } from "../types.ts";

type Row = { player: string; operator: string; note: string; amount: string; currency: string };

const column = (id: keyof Row, rest: Partial<Column<Row>> = {}): Column<Row> => ({
  id,
  header: id,
  cell: () => null,
  text: (row) => row[id],
  ...rest,
});
const COLUMNS = [
  column("player", { quiet: () => true }),
  column("operator", { quiet: () => true }),
  column("note", { quiet: ({ note }) => note === "" }),
  column("amount", { align: "end", currency: ({ currency }) => currency }),
];
const rows = (count: number, change: (at: number) => Partial<Row> = () => ({})): Row[] =>
  Array.from({ length: count }, (_, at) => ({
    player: `player${at}`,
    operator: "Nordlys",
    note: "",
    amount: "10",
    currency: "TRX",
    ...change(at),
  }));

describe("constantColumns", () => {
  const constant = (...given: Parameters<typeof constantColumns<Row>>) => [...constantColumns(...given).keys()];

  it("8 rows → columns with one text, or none", () => {
    expect(constant(COLUMNS, rows(8))).toEqual(["operator", "note"]);
  });

  it.each([0, 1, 7])("%i rows → none", (count) => expect(constant(COLUMNS, rows(count))).toEqual([]));

  it("last row differs → shown", () => {
    expect(
      constant(
        COLUMNS,
        rows(9, (at) => (at === 8 ? { operator: "Borealis" } : {})),
      ),
    ).toEqual(["note"]);
  });

  it("column of interest, or without text → shown", () => {
    expect(constant([column("operator")], rows(8))).toEqual([]);
    expect(
      constant(
        COLUMNS,
        rows(8, () => ({ note: "Called" })),
      ),
    ).toEqual(["operator"]);
    expect(constant([column("operator", { quiet: () => true, text: undefined })], rows(8))).toEqual([]);
  });
});

it("stillConstant: few further rows → columns with the same text; another text, in all rows → shown", () => {
  const known = constantColumns(COLUMNS, rows(8));
  const still = (of: readonly Row[]) => [...stillConstant(COLUMNS, of, known).keys()];
  expect(still(rows(2))).toEqual(["operator", "note"]);
  expect(still(rows(2, () => ({ operator: "Borealis" })))).toEqual(["note"]);
});

describe("constantCurrencies", () => {
  const currencies = (of: readonly Row[]) => [...constantCurrencies(COLUMNS, of)];

  it("all amounts in one currency → that currency", () => expect(currencies(rows(2))).toEqual([["amount", "TRX"]]));

  it.each([
    ["two currencies", rows(3, (at) => (at === 2 ? { currency: "EUR" } : {}))],
    ["one row", rows(1)],
    ["no currency", rows(3, () => ({ currency: "" }))],
  ])("%s → none", (_, of) => expect(currencies(of)).toEqual([]));

  it("row without amount → its currency does not count", () => {
    expect(currencies(rows(3, (at) => (at === 2 ? { amount: "", currency: "" } : {})))).toEqual([["amount", "TRX"]]);
  });
});
