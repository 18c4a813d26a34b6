import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { amountCell } from "./amount-cell.tsx";

type Row = { won?: number | null };
const { cell, text } = amountCell<Row>(({ won }) => ({ value: won, currency: "JPY" }));
const shown = (row: Row) => render(cell(row, { locale: "en", timeZone: "UTC" })).container.textContent;

test("amount cell: shows the currency's decimals, copies the wire value", () => {
  expect(shown({ won: 1234 })).toBe("1,234JPY");
  expect(text?.({ won: 1234 })).toBe("1234");
});

test("amount cell: 0 → 0, null → dash on screen and empty in exports", () => {
  expect(shown({ won: 0 })).toContain("0");
  for (const row of [{}, { won: null }]) expect([shown(row), text?.(row)]).toEqual(["—", ""]);
});
