import { addDecimals, compareDecimals, isDecimal } from "../../numbers/decimal.ts";
import { formatDecimal } from "../../numbers/format-decimal.ts";

/** One row of a `RowsField`: decimal texts, and texts, by column. */
export type Row = Readonly<Record<string, string>>;

export type RowColumn = {
  /** The key in each row. */
  key: string;
  label: string;
  /** Takes any text in place of a number, of this many characters at most. */
  text?: { maxLength: number } | undefined;
  /** In the box after the number: "EUR", "%". */
  suffix?: string | undefined;
  /** The most decimals; 0 without it. */
  scale?: number | undefined;
  /** The most that it may be, as a decimal text. */
  max?: string | undefined;
  /** Every row must hold more than the one before it. */
  ascending?: boolean | undefined;
  /** The first row's value, which cannot be changed: levels begin at 0. */
  first?: string | undefined;
  /** The last row's value cannot be changed: where the row before reaches it, it is one more than that. */
  lastFollows?: boolean | undefined;
  /** What a new row holds, of the last one before it; nothing without it. */
  added?: ((before: string | undefined) => string) | undefined;
  /** A column of small numbers. */
  narrow?: boolean | undefined;
};

/** What a new row may hold: one more than the row before, and 0 as the first. */
export const oneMore = (before: string | undefined): string => (isDecimal(before) ? addDecimals(before, "1") : "0");

/** The rows as they count: the last one follows the one before it, in the columns where it does. */
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

/** Whether the value of this row cannot be changed. */
export const isFixed = ({ first, lastFollows }: RowColumn, index: number, count: number): boolean =>
  (first !== undefined && index === 0) || (lastFollows === true && index === count - 1);

/** What is wrong, by the path inside the rows: `1.from`. */
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
      } else if (!isDecimal(value)) problems.set(`${index}.${key}`, "Enter a number.");
      else if (max !== undefined && compareDecimals(value, max) > 0)
        problems.set(`${index}.${key}`, `Use at most ${formatDecimal(max, locale)}.`);
      else if (ascending && isDecimal(before) && compareDecimals(value, before) <= 0) {
        problems.set(`${index}.${key}`, `Use more than in the row before (${formatDecimal(before, locale)}).`);
      }
    }
  });
  return problems;
};

/** A row to put after the others. */
export const emptyRow = (columns: readonly RowColumn[], last: Row | undefined): Row =>
  Object.fromEntries(
    columns.map(({ key, first, added }) => [key, (last ? undefined : first) ?? added?.(last?.[key]) ?? ""]),
  );
