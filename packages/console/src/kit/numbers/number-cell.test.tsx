import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { numberCell } from "./number-cell.tsx";

type Row = { odds?: number | null };
const { cell, text, value } = numberCell<Row>(({ odds }) => odds);
const shown = (row: Row, locale: string) => render(cell(row, { locale, timeZone: "UTC" })).container.textContent;

test("numberCell: number → shown in the reader's locale, copied and exported unformatted", () => {
  expect(shown({ odds: 12_345.5 }, "en-GB")).toBe("12,345.5");
  expect(shown({ odds: 12_345.5 }, "de")).toBe("12.345,5");
  expect([text?.({ odds: 12_345.5 }), value?.({ odds: 12_345.5 })]).toEqual(["12345.5", 12_345.5]);
});

test("numberCell: 0 → shown as 0; no value → dash on screen, empty in a file", () => {
  expect(shown({ odds: 0 }, "en")).toBe("0");
  for (const row of [{}, { odds: null }]) {
    expect(shown(row, "en")).toBe("—");
    expect([text?.(row), value?.(row)]).toEqual(["", undefined]);
  }
});
