/** The row that had the focus last, among the rows at that time. */
export type FocusedRow = { index: number; rows: readonly { id: string }[] };

type RowsById = Readonly<Record<string, { index: number } | undefined>>;

/**
 * Index of the row in the tab order: that of the record that had the focus, wherever it is now. If the record has gone,
 * that of the next one after it that is still there, or the one before it; else the first.
 */
export const currentIndex = (focused: FocusedRow | undefined, rowsById: RowsById): number => {
  if (!focused) return 0;
  const { index, rows } = focused;
  const indexNow = (row: { id: string } | undefined) => row && rowsById[row.id]?.index;
  const isThere = (row: { id: string }) => indexNow(row) !== undefined;
  return indexNow(rows.slice(index).find(isThere) ?? rows.slice(0, index).findLast(isThere)) ?? 0;
};
