type Answer<Row> = { rows: readonly Row[]; count: number };

/**
 * The ids of a reread page that are new to the queue. They are held back, so that nothing on screen moves; rows that
 * follow from the next page take the place of those that left, at the end. `before` is the number of rows on earlier
 * pages.
 */
export const newRows = <Row>(
  shown: ReadonlySet<string>,
  { was, now, before }: { was: Answer<Row>; now: Answer<Row>; before: number },
  idOf: (row: Row) => string,
): ReadonlySet<string> => {
  if (shown.size === 0) return new Set();
  const ids = now.rows.map(idOf);
  const last = ids.findLastIndex((id) => shown.has(id));
  const onLaterPages = Math.max(0, was.count - before - was.rows.length);
  return new Set(ids.filter((id, at) => !shown.has(id) && !(at > last && at <= last + onLaterPages)));
};
