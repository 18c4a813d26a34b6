import { useState } from "react";
import { holdRows } from "./hold-rows.ts";

/** Rows that come while the table is looked at are held back until `release`; those of another query are not. */
export const useHeldRows = <Row>(rows: readonly Row[], rowId: (row: Row) => string, query: string | undefined) => {
  const fresh = { query, source: rows, shown: rows, waiting: 0 };
  const [held, setHeld] = useState(fresh);
  let now = held;
  if (query === undefined || held.query !== query) now = held.source === rows && held.query === query ? held : fresh;
  else if (held.source !== rows) now = { query, source: rows, ...holdRows(held.shown, rows, rowId) };
  if (now !== held) setHeld(now);
  return { rows: now.shown, waiting: now.waiting, release: () => setHeld(fresh) };
};
