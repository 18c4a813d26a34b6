import { useState } from "react";
import { mergeNewerRows } from "./merge-newer-rows.ts";

/**
 * Keeps the rows on screen in place while newer answers to the same query arrive. New rows wait until `release` is
 * called; the rows of another query are shown at once. Without a query every answer is.
 */
export const useLiveRows = <Row>(rows: readonly Row[], rowId: (row: Row) => string, query: string | undefined) => {
  const latest = { query, source: rows, shown: rows, waiting: 0 };
  const [state, setState] = useState(latest);
  let next = state;
  if (query === undefined || state.query !== query)
    next = state.source === rows && state.query === query ? state : latest;
  else if (state.source !== rows) next = { query, source: rows, ...mergeNewerRows(state.shown, rows, rowId) };
  if (next !== state) setState(next);
  return { rows: next.shown, waiting: next.waiting, release: () => setState(latest) };
};
