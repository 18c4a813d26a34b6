/** Moves the focus among the rows from outside the table. */
export type RowCursor = {
  /** Focuses the next (1) or previous (-1) row; from outside the rows, the row that had the focus last. */
  step: (by: 1 | -1) => void;
};
