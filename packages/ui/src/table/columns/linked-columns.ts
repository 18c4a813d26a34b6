import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

/** The columns in sight as a link says them: their ids in order, with commas between. */
export const linkedColumns = (ids: readonly string[]): string => ids.join(",");

/** A view with the columns that a link says; as it is where the link knows none of the table's. */
export const withLinkedColumns = <Row>(
  view: TableView,
  columns: readonly Column<Row>[],
  linked: string | undefined,
): TableView => {
  const order = linked?.split(",").filter((id) => columns.some((column) => column.id === id)) ?? [];
  if (order.length === 0) return view;
  return { ...view, order, columns: Object.fromEntries(columns.map(({ id }) => [id, order.includes(id)])) };
};
