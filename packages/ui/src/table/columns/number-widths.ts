import type { Locale } from "../../display/locale/locale.ts";
import type { CsvValue } from "../export/csv-field.ts";
import { csvDay, csvMoment } from "../export/csv-notation.ts";
import type { Column } from "../types.ts";

/** Widths in em of the table's font, which has tabular figures. */
const [FIGURE, MARK, LETTER] = [0.62, 0.26, 0.6];
/** Minimum width of a currency next to its amount, and the gap between them, in em. */
const [CURRENCY, GAP] = [2.6, 0.35];
/** Units of padding around the text of a cell at the edge of the table. */
const BESIDE = 29;
/** Maximum number of decimals on screen. */
const DECIMALS = 8;

const textWidth = (text: string): number => {
  let width = 0;
  for (const letter of text) width += /\p{Nd}/u.test(letter) ? FIGURE : /[\s.,:'’/]/.test(letter) ? MARK : LETTER;
  return width;
};

/** Width of a number: its digits and the separators shown between them. */
const figureWidth = (text: string): number => {
  const [whole = "", decimals = ""] = text.replace("-", "").split(".");
  const figures = whole.length + Math.min(decimals.length, DECIMALS);
  const marks = Math.floor(Math.max(0, whole.length - 1) / 3) + (decimals ? 1 : 0);
  return figures * FIGURE + marks * MARK + (text.startsWith("-") ? FIGURE : 0);
};

const valueWidth = (value: CsvValue, reader: Locale): number => {
  const screen = { ...reader, notation: "screen" } as const;
  if (value === null || value === undefined || typeof value === "boolean") return 0;
  if (typeof value === "string") return textWidth(value);
  if (value instanceof Date) return textWidth(csvMoment(value, screen));
  if (typeof value === "object" && "day" in value) return textWidth(csvDay(value.day, screen));
  if (typeof value === "object" && "code" in value) return textWidth(value.label);
  // A number with more digits than a double holds may be an object that converts to its text.
  return figureWidth(typeof value === "object" && "number" in value ? value.number : String(value));
};

/**
 * Units that number and date columns need for their values, by column id, because a truncated number would be misread.
 * Computed from the digits, without measuring.
 * @param sums Totals by column id.
 * @param em Font size of the table in units.
 */
export const numberWidths = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, unknown>> | undefined,
  reader: Locale,
  em: number,
): ReadonlyMap<string, number> => {
  const widths = new Map<string, number>();
  for (const { id, align, amount, value, text, beside, fileHeader } of columns) {
    // The cell shows another, shorter fact than a file.
    if (align !== "end" || !(value ?? text) || fileHeader !== undefined) continue;
    let widest = 0;
    for (const row of rows) widest = Math.max(widest, valueWidth(value ? value(row) : text?.(row), reader));
    const sum = sums?.[id];
    const decimals = amount ? ".00" : "";
    if (typeof sum === "number" || typeof sum === "object")
      widest = Math.max(
        widest,
        valueWidth(sum as CsvValue, reader),
        figureWidth(`${Math.trunc(Number(sum))}${decimals}`),
      );
    const currency = amount ? beside?.find(({ word }) => word === "currency") : undefined;
    const codes = currency ? rows.map((row) => valueWidth(currency.value(row), reader)) : [];
    const besides = codes.length > 0 ? Math.max(CURRENCY, ...codes) + GAP : 0;
    widths.set(id, Math.ceil((widest + besides) * em) + BESIDE);
  }
  return widths;
};
