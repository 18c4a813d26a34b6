import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { amountCell } from "./amount-cell.tsx";

type Row = { won?: number | null };
const { cell, text } = amountCell<Row>(({ won }) => ({ value: won, currency: "JPY" }));
const shown = (row: Row) => render(cell(row, { locale: "en", timeZone: "UTC" })).container.textContent;

test("an amount has the digits of its currency, and is copied as the wire has it", () => {
  expect(shown({ won: 1234 })).toBe("1,234JPY");
  expect(text?.({ won: 1234 })).toBe("1234");
});

test("nought is an amount; where there is none stands a dash, and nothing in a file", () => {
  expect(shown({ won: 0 })).toContain("0");
  for (const row of [{}, { won: null }]) expect([shown(row), text?.(row)]).toEqual(["—", ""]);
});
