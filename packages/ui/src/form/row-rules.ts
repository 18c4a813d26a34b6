import { compareDecimals, isDecimal } from "../numbers/decimal.ts";
import { formatDecimal } from "../numbers/format-decimal.ts";

/** One row of a `RowsField`: decimal texts by column. */
export type Row = Readonly<Record<string, string>>;

export type RowColumn = {
  /** The key in each row. */
  key: string;
  label: string;
  /** In the box after the number: "EUR", "%". */
  suffix?: string | undefined;
  /** The most decimals; 0 without it. */
  scale?: number | undefined;
  /** Every row must hold more than the one before it. */
  ascending?: boolean | undefined;
  /** The first row's value, which cannot be changed: levels begin at 0. */
  first?: string | undefined;
};

/** What is wrong, by the path inside the rows: `1.from`. */
export const rowProblems = (
  rows: readonly Row[],
  columns: readonly RowColumn[],
  locale = "en",
): Map<string, string> => {
  const problems = new Map<string, string>();
  rows.forEach((row, index) => {
    for (const { key, ascending } of columns) {
      const value = row[key];
      const before = rows[index - 1]?.[key];
      if (!isDecimal(value)) problems.set(`${index}.${key}`, "Enter a number.");
      else if (ascending && isDecimal(before) && compareDecimals(value, before) <= 0) {
        problems.set(`${index}.${key}`, `Use more than in the row before (${formatDecimal(before, locale)}).`);
      }
    }
  });
  return problems;
};

/** A row to put after the others. */
export const emptyRow = (columns: readonly RowColumn[], isFirst: boolean): Row =>
  Object.fromEntries(columns.map(({ key, first }) => [key, (isFirst ? first : undefined) ?? ""]));
