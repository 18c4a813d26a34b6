/**
 * The rows of a reread queue: rows that were decided here and are no longer in the answer stay in place, above all
 * rows that follow them.
 */
export const keepDecided = <Row>(
  before: readonly Row[],
  now: readonly Row[],
  decided: ReadonlySet<string | undefined>,
  idOf: (row: Row) => string,
): readonly Row[] => {
  const there = new Set(now.map(idOf));
  const decidedRows = before.filter((row) => decided.has(idOf(row)) && !there.has(idOf(row)));
  if (decidedRows.length === 0) return now;
  const order = before.map(idOf);
  const rows = [...now];
  for (const row of decidedRows) {
    // Inserts it after the nearest preceding row that is still there.
    const above = order.slice(0, order.indexOf(idOf(row))).findLast((id) => rows.some((it) => idOf(it) === id));
    const at = above === undefined ? 0 : rows.findIndex((it) => idOf(it) === above) + 1;
    rows.splice(at, 0, row);
  }
  return rows;
};
