import type { Sort } from "./types.ts";

/** What pressing a column's header asks for: ascending, then descending, then no sorting. */
export const nextSort = (sort: Sort | undefined, id: string): Sort | undefined => {
  if (sort?.id !== id) return { id, desc: false };
  return sort.desc ? undefined : { id, desc: true };
};
