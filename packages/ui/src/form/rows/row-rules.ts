import { addDecimals, compareDecimals, isDecimal } from "../../numbers/decimal.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";
import { notANumber } from "../../numbers/refused-text.ts";

/** One row of a `RowsField`: decimal texts and other texts by column. */
export type Row = Readonly<Record<string, string>>;

export type RowColumn = {
  /** Key of the column in each row. */
  key: string;
  label: string;
  /** Accepts any text, up to this length, instead of a number. */
  text?: { maxLength: number } | undefined;
  /** Unit after the number, inside the input: "EUR", "%". */
  suffix?: string | undefined;
  /** Maximum number of decimals; defaults to 0. */
  scale?: number | undefined;
  /** Maximum value, as a decimal text. */
  max?: string | undefined;
  /** Every row must have a greater value than the row before. */
  ascending?: boolean | undefined;
  /** Fixed value of the first row: levels start at 0. */
  first?: string | undefined;
  /** The value of the last row is read-only: if the row before reaches it, it is one more than that. */
  lastFollows?: boolean | undefined;
  /** Initial value of a new row, given the value of the row before; empty by default. */
  added?: ((before: string | undefined) => string) | undefined;
  /** Narrow column for small numbers. */
  narrow?: boolean | undefined;
};

/** Initial value for `added`: one more than the row before, 0 for the first row. */
export const oneMore = (before: string | undefined): string => (isDecimal(before) ? addDecimals(before, "1") : "0");

/** The effective rows: in columns with `lastFollows`, the last value is adjusted to the row before. */
export const followed = (rows: readonly Row[], columns: readonly RowColumn[]): readonly Row[] => {
  const [before, last] = [rows.at(-2), rows.at(-1)];
  if (!before || !last) return rows;
  const moved = columns.flatMap(({ key, lastFollows }): [string, string][] => {
    const [under, value] = [before[key], last[key]];
    const reached = lastFollows && isDecimal(under) && isDecimal(value) && compareDecimals(value, under) <= 0;
    return reached ? [[key, oneMore(under)]] : [];
  });
  return moved.length === 0 ? rows : [...rows.slice(0, -1), { ...last, ...Object.fromEntries(moved) }];
};

/** Whether the value of this row is read-only. */
export const isFixed = ({ first, lastFollows }: RowColumn, index: number, count: number): boolean =>
  (first !== undefined && index === 0) || (lastFollows === true && index === count - 1);

/** Validation errors by the path inside the rows: `1.from`. */
export const rowProblems = (
  given: readonly Row[],
  columns: readonly RowColumn[],
  locale = "en",
): Map<string, string> => {
  const problems = new Map<string, string>();
  const rows = followed(given, columns);
  rows.forEach((row, index) => {
    for (const { key, text, ascending, max } of columns) {
      const value = row[key];
      const before = rows[index - 1]?.[key];
      if (text) {
        if (value === undefined || value.trim() === "") problems.set(`${index}.${key}`, "Enter a text.");
        else if (value.trim().length > text.maxLength)
          problems.set(`${index}.${key}`, `Use at most ${text.maxLength} characters.`);
      } else if (!isDecimal(value)) problems.set(`${index}.${key}`, notANumber(value));
      else if (max !== undefined && compareDecimals(value, max) > 0)
        problems.set(`${index}.${key}`, `Use at most ${formatDecimal(max, locale)}.`);
      else if (ascending && isDecimal(before) && compareDecimals(value, before) <= 0) {
        problems.set(`${index}.${key}`, `Enter more than in the previous row (${formatDecimal(before, locale)}).`);
      }
    }
  });
  return problems;
};

/** A new row to append. */
export const emptyRow = (columns: readonly RowColumn[], last: Row | undefined): Row =>
  Object.fromEntries(
    columns.map(({ key, first, added }) => [key, (last ? undefined : first) ?? added?.(last?.[key]) ?? ""]),
  );
