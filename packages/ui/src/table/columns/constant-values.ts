import type { Column } from "../types.ts";

/** Number of rows from which a column with one value says nothing about them: fewer are read at a glance. */
const FEWEST = 8;

/** The one value of all rows; undefined if they differ. */
const oneOf = <Row, Value>(rows: readonly Row[], get: (row: Row) => Value): Value | undefined => {
  const [first, ...others] = rows;
  if (first === undefined) return undefined;
  const value = get(first);
  return others.every((row) => get(row) === value) ? value : undefined;
};

/** The text of the columns that are equal in all of many rows, by id and are of no interest (`Column.quiet`). */
export const constantColumns = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, string> =>
  new Map(
    rows.length < FEWEST
      ? []
      : columns.flatMap(({ id, text, quiet }): [string, string][] => {
          const value = text && quiet?.(rows[0]!) ? oneOf(rows, text) : undefined;
          return value === undefined ? [] : [[id, value]];
        }),
  );

/** Those of the columns whose text is still the one of all rows: other rows may be of another operator. */
export const stillConstant = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  known: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> => {
  const left = new Map(known);
  for (const { id, text } of columns)
    if (left.has(id) && rows.some((row) => text?.(row) !== left.get(id))) left.delete(id);
  return left;
};

/** The currency by column id, where all amounts of several rows have the same. */
export const constantCurrencies = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): ReadonlyMap<string, string> =>
  new Map(
    columns.flatMap(({ id, text, currency }): [string, string][] => {
      if (!currency) return [];
      const amounts = rows.filter((row) => text?.(row) !== "");
      const code = amounts.length > 1 ? oneOf(amounts, currency) : undefined;
      return code ? [[id, code]] : [];
    }),
  );
