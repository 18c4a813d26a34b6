import type { Grid } from "../features.ts";
import type { RowData, Selection } from "../types.ts";

const NONE: ReadonlySet<string> = new Set();

/** Without `getIsSomePageRowsSelected`, which makes a function for every row: felt with 100,000 of them. */
const shareOf = <Row extends RowData>(table: Grid<Row>): "all" | "some" | "none" => {
  if (!table.getIsSomeRowsSelected()) return "none";
  if (table.getIsAllPageRowsSelected()) return "all";
  return table.getRowModel().rows.some((row) => row.getIsSelected()) ? "some" : "none";
};

/**
 * What can be done with the selected rows of a table: one by one, in ranges and all at once; what is selected on other
 * pages stays. `total` is the number of rows in all pages.
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

  /** With `range`, all rows since the last one toggled follow this one. */
  const toggle = (id: string, range: boolean) => {
    const row = table.getRow(id);
    row.getToggleSelectedHandler()({ target: { checked: !row.getIsSelected() }, shiftKey: range });
  };
  /** Whether there was something to clear. */
  const clear = () => {
    if (count === 0 && !all) return false;
    if (all) matching.onChange(undefined);
    if (all && selected.size > 0) selection?.onChange(NONE);
    // Forgets, too, where a range would begin.
    if (!all) table.resetRowSelection(true);
    return true;
  };
  /** Given when this page is selected and there are more rows to be had. */
  const selectMatching =
    matching && !all && share === "all" && total > selected.size
      ? () => matching.onChange({ all: true, except: NONE })
      : undefined;
  return {
    enabled: selection !== undefined,
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
