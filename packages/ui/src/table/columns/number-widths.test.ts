import { describe, expect, it } from "vitest";
import { columnWidths } from "./column-widths.ts";
import { moneyCell } from "../cells/money-cell.tsx";
import { numberWidths } from "./number-widths.ts";
import type { Column } from "../types.ts";

type Row = { amount: string; currency: string };
const READER = { locale: "en-GB", timeZone: "UTC" };
const COMPACT = 13;
const amounts: Column<Row> = { id: "amount", header: "Amount", width: 120, ...moneyCell<Row>((row) => row) };
const needs = (amount: string, currency = "USD", sums?: Record<string, unknown>) =>
  numberWidths([amounts], [{ amount, currency }], sums, READER, COMPACT).get("amount")!;

describe("numberWidths", () => {
  // The last value is the width of the text in pixels in Chromium at 13 px.
  it.each([
    ["189042.40", "USD", 107],
    ["5766.78", "USD", 91],
    ["-1645441.78", "USD", 125],
    ["123456789012.34", "USD", 160],
    ["0.00000001", "USDT", 108],
  ])("amount %s %s → width fits the text with little spare room", (amount, currency, text) => {
    const room = needs(amount, currency) - 24;
    expect(room).toBeGreaterThanOrEqual(text);
    expect(room).toBeLessThan(text * 1.25 + 8);
  });

  it("total with more digits than any row → as wide as the total", () =>
    expect(needs("1.00", "USD", { amount: -28_233_655.98 })).toBe(needs("-28233655.98")));

  it("text column → no width", () => {
    const text: Column<Row> = { id: "note", header: "Note", cell: () => "", text: () => "9".repeat(99) };
    expect(numberWidths([text], [{ amount: "1", currency: "USD" }], undefined, READER, COMPACT).size).toBe(0);
  });

  it("no rows → narrower than the column's own width", () =>
    expect(numberWidths([amounts], [], undefined, READER, COMPACT).get("amount")).toBeLessThan(120));

  it("column with a fixed width → minimum is the width its numbers need", () => {
    const width = Math.max(120, needs("-1645441.78"));
    expect(columnWidths([{ id: "amount", width }], 0, 0).minimum).toBe(`calc(0px + calc(${width} * var(--unit)))`);
  });
});
