/** One page of the rows. */
export const page = <Row>(
  rows: readonly Row[],
  { page: number, itemsPerPage }: { page: number; itemsPerPage: number },
) => {
  const start = (number - 1) * itemsPerPage;
  const items = rows.slice(start, start + itemsPerPage);
  return { items, count: rows.length, remaining: Math.max(0, rows.length - start - items.length) };
};
