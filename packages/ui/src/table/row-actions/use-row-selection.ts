import type { Grid } from "../features.ts";
import type { RowData, Selection } from "../types.ts";

const NONE: ReadonlySet<string> = new Set();

/** Avoids `getIsSomePageRowsSelected`, which creates a function per row and is slow with 100,000 rows. */
const shareOf = <Row extends RowData>(table: Grid<Row>): "all" | "some" | "none" => {
  if (!table.getIsSomeRowsSelected()) return "none";
  if (table.getIsAllPageRowsSelected()) return "all";
  return table.getRowModel().rows.some((row) => row.getIsSelected()) ? "some" : "none";
};

/**
 * Selection of rows: single rows, ranges and all; the selection on other pages is kept. `total` is the number of rows on
 * all pages.
 */
export const useRowSelection = <Row extends RowData>(
  table: Grid<Row>,
  selection: Selection | undefined,
  total: number,
) => {
  const { matching, selected = NONE } = selection ?? {};
  const all = matching?.chosen;
  const share = shareOf(table);
  const count = all ? Math.max(0, total - all.except.size) : selected.size;

  /** With `range`, all rows since the last toggled one get the same state. */
  const toggle = (id: string, range: boolean) => {
    const row = table.getRow(id);
    row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: range });
  };
  /** Clears the selection; returns whether there was one. */
  const clear = () => {
    if (count === 0 && !all) return false;
    if (all) matching.onChange(undefined);
    if (all && selected.size > 0) selection?.onChange(NONE);
    // Also resets the start of a range.
    if (!all) table.resetRowSelection(true);
    return true;
  };
  /** Set if rows are selected and there are more than those of this page. */
  const selectMatching =
    matching && !all && selected.size > 0 && total > Math.max(selected.size, table.getRowModel().rows.length)
      ? () => matching.onChange({ all: true, except: NONE })
      : undefined;
  return {
    enabled: selection !== undefined,
    unselectable: selection?.unselectable,
    all,
    share,
    count,
    toggle,
    toggleAll: () => table.toggleAllPageRowsSelected(),
    clear,
    selectMatching,
  } as const;
};

export type RowSelection = ReturnType<typeof useRowSelection>;
