/** Cuts a page (from 1) out of the rows; `count` is the number of all rows, `remaining` of those after the page. */
export const page = <Row>(
  rows: readonly Row[],
  { page: number, itemsPerPage }: { page: number; itemsPerPage: number },
) => {
  const start = (number - 1) * itemsPerPage;
  const items = rows.slice(start, start + itemsPerPage);
  return { items, count: rows.length, remaining: Math.max(0, rows.length - start - items.length) };
};
