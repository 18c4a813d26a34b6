/** Position of a cell on the page: row and column, from 0. */
export type CellAt = { row: number; column: number };

/** Range between two cells, inclusive, in any order. */
export const cellsBetween = (a: CellAt, b: CellAt) => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  start: Math.min(a.column, b.column),
  end: Math.max(a.column, b.column),
});

export type CellRange = ReturnType<typeof cellsBetween>;

export const isInRange = ({ top, bottom, start, end }: CellRange, row: number, column: number): boolean =>
  row >= top && row <= bottom && column >= start && column <= end;

const quote = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tab-separated cell values for spreadsheets; a single value is not quoted. */
export const toTsv = (values: readonly (readonly string[])[]): string => {
  const [only] = values;
  if (values.length === 1 && only?.length === 1) return only[0] ?? "";
  return values.map((line) => line.map(quote).join("\t")).join("\n");
};

/** Target of a key in a grid of `rows` by `columns`; `row` if it moves from the cells to their row. `rtl` swaps left and right. */
export const nextCell = (
  key: string,
  { row, column }: CellAt,
  size: { rows: number; columns: number; step: number },
  { rtl, far }: { rtl: boolean; far: boolean },
): CellAt | "row" | undefined => {
  const clamp = (at: CellAt): CellAt => ({
    row: Math.max(0, Math.min(size.rows - 1, at.row)),
    column: Math.max(0, Math.min(size.columns - 1, at.column)),
  });
  const back = rtl ? "ArrowRight" : "ArrowLeft";
  const forth = rtl ? "ArrowLeft" : "ArrowRight";
  if (key === back) return column === 0 && !far ? "row" : clamp({ row, column: far ? 0 : column - 1 });
  if (key === forth) return clamp({ row, column: far ? size.columns - 1 : column + 1 });
  if (key === "Home") return clamp({ row: far ? 0 : row, column: 0 });
  if (key === "End") return clamp({ row: far ? size.rows - 1 : row, column: size.columns - 1 });
  const down = {
    ArrowDown: far ? size.rows : 1,
    ArrowUp: far ? -size.rows : -1,
    PageDown: size.step,
    PageUp: -size.step,
  }[key];
  return down === undefined ? undefined : clamp({ row: row + down, column });
};
