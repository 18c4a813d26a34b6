/**
 * Newer rows without moving what is on screen: rows that are shown are replaced where they stand by their newer selves,
 * those that are gone stay, and those that are new only count as waiting.
 */
export const holdRows = <Row>(
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
