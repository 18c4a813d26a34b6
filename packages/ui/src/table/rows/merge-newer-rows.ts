/**
 * Updates the rows on screen from a newer answer without moving any of them: a row that is in both is replaced in place,
 * one that is only on screen stays, and one that is only in the answer is counted as waiting.
 */
export const mergeNewerRows = <Row>(
  shown: readonly Row[],
  latest: readonly Row[],
  rowId: (row: Row) => string,
): { shown: readonly Row[]; waiting: number } => {
  if (shown.length === 0) return { shown: latest, waiting: 0 };
  const newer = new Map(latest.map((row) => [rowId(row), row]));
  let changed = false;
  let known = 0;
  const next = shown.map((row) => {
    const now = newer.get(rowId(row));
    if (now === undefined) return row;
    known += 1;
    if (now !== row) changed = true;
    return now;
  });
  return { shown: changed ? next : shown, waiting: newer.size - known };
};
