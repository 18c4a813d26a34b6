import type { GridColumn } from "../features.ts";
import type { RowData } from "../types.ts";

/** The visible column that `column` may swap with: the next one towards the end (1) or the start (-1) of its pinned group. */
export const neighbourOf = <Row extends RowData>(column: GridColumn<Row>, by: 1 | -1): string | undefined => {
  const group = column.table.getPinnedVisibleLeafColumns(column.getIsPinned() || "center");
  const at = group.findIndex(({ id }) => id === column.id);
  return at < 0 ? undefined : group[at + by]?.id;
};
