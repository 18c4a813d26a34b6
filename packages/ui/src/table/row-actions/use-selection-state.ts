import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { useMemo } from "react";
import type { RowData, Selection } from "../types.ts";

/**
 * Converts the caller's selection to TanStack Table's state. If all rows of the query are selected, these are all rows of
 * this page except the excluded ones; further changes are reported to the caller as exceptions.
 */
export const useSelectionState = <Row extends RowData>(
  selection: Selection | undefined,
  rows: readonly Row[],
  rowId: (row: Row) => string,
) => {
  const { selected, matching } = selection ?? {};
  const all = matching?.chosen;
  const rowSelection = useMemo((): RowSelectionState => {
    const ids = all ? rows.map(rowId).filter((id) => !all.except.has(id)) : [...(selected ?? [])];
    return Object.fromEntries(ids.map((id) => [id, true]));
  }, [all, selected, rows, rowId]);

  const onRowSelectionChange = (updater: Updater<RowSelectionState>) => {
    const next = functionalUpdate(updater, rowSelection);
    if (!all) {
      selection?.onChange(new Set(Object.keys(next)));
      return;
    }
    const except = new Set(all.except);
    for (const id of rows.map(rowId)) {
      if (next[id]) except.delete(id);
      else except.add(id);
    }
    matching.onChange({ all: true, except });
  };
  return { rowSelection, onRowSelectionChange };
};
