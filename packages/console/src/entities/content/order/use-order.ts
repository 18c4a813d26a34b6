import { useCallback, useState } from "react";
import { useUnsavedGuard } from "#kit/panels/unsaved.ts";
import { sortByIds, arrayMove } from "./array-move.ts";

type Held<Row> = {
  ids: readonly string[];
  /** The rows when this order was saved: it applies until they are refetched. */
  savedOver?: readonly Row[];
};

/**
 * Local order of rows until it is saved as a whole or reset. Rows that another user adds come last; deleted rows
 * disappear.
 */
export const useOrder = <Row extends { id: string }>(rows: readonly Row[], isSaving: boolean) => {
  const [held, setHeld] = useState<Held<Row>>();
  const counts = held && (held.savedOver === undefined || held.savedOver === rows) ? held : undefined;
  const ordered = counts ? sortByIds(rows, counts.ids) : rows;
  const ids = ordered.map(({ id }) => id);
  const isChanged = counts?.savedOver === undefined && ids.some((id, at) => id !== rows[at]?.id);
  const forget = useCallback(() => setHeld(undefined), []);
  const release = useUnsavedGuard(isChanged, forget, false, isSaving);
  return {
    ordered,
    ids,
    isChanged,
    /** Moves the row at `from` to `to`, locally. */
    move: (from: number, to: number) => setHeld({ ids: arrayMove(ids, from, to) }),
    /** Replaces the order, locally. */
    arrange: (order: readonly string[]) => setHeld({ ids: order }),
    /** Resets to a previous order, or to the server's. */
    reset: (before?: readonly string[]) => setHeld(before && { ids: before }),
    saved: () => {
      release();
      setHeld({ ids, savedOver: rows });
    },
  };
};
