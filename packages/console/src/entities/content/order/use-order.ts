import { useCallback, useState } from "react";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { inOrder, moved } from "./moved.ts";

type Held<Row> = {
  ids: readonly string[];
  /** The rows when this order was saved: it counts until they are read anew. */
  savedOver?: readonly Row[];
};

/**
 * The order of rows that somebody is putting in order: it is kept here until it is saved as one, or put back. What a
 * colleague adds meanwhile comes last; what a colleague deletes is gone.
 */
export const useOrder = <Row extends { id: string }>(rows: readonly Row[]) => {
  const [held, setHeld] = useState<Held<Row>>();
  const counts = held && (held.savedOver === undefined || held.savedOver === rows) ? held : undefined;
  const ordered = counts ? inOrder(rows, counts.ids) : rows;
  const ids = ordered.map(({ id }) => id);
  const isChanged = counts?.savedOver === undefined && ids.some((id, at) => id !== rows[at]?.id);
  const forget = useCallback(() => setHeld(undefined), []);
  const release = useUnsavedGuard(isChanged, forget);
  return {
    ordered,
    ids,
    isChanged,
    /** Puts the row at `from` at `to`, here alone. */
    move: (from: number, to: number) => setHeld({ ids: moved(ids, from, to) }),
    /** Puts all of them in another order, here alone. */
    arrange: (wanted: readonly string[]) => setHeld({ ids: wanted }),
    /** Back to an order of before, or to that of the server. */
    putBack: (before?: readonly string[]) => setHeld(before && { ids: before }),
    saved: () => {
      release();
      setHeld({ ids, savedOver: rows });
    },
  };
};
