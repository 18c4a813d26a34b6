export type PageRange = { first: number; last: number; pages: number };

/**
 * First and last row of a page, both from 1 (0 and 0 if the page is empty or does not exist), and the number of pages (at
 * least 1).
 */
export const pageRange = (page: number, limit: number, count: number): PageRange => {
  const first = (page - 1) * limit + 1;
  const pages = Math.max(1, Math.ceil(count / limit) || 1);
  return first >= 1 && first <= count
    ? { first, last: Math.min(page * limit, count), pages }
    : { first: 0, last: 0, pages };
};

/** The page that contains the first row of the current page with `limit` rows per page. */
export const pageAfterLimit = (page: number, was: number, limit: number): number =>
  Math.max(1, Math.floor(((page - 1) * was) / limit) + 1);
