import { parseView, type TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

/** Applies the columns of a link (`linkedColumns`) to a view; unchanged if the link has none of the table's columns. */
export const withLinkedColumns = <Row>(
  view: TableView,
  columns: readonly Column<Row>[],
  linked: string | undefined,
): TableView => {
  const said = new Map(linked?.split(",").map((text) => text.split(":") as [string, string | undefined]));
  const order = [...said.keys()].filter((id) => columns.some((column) => column.id === id));
  if (order.length === 0) return view;
  return parseView({
    ...view,
    order,
    columns: Object.fromEntries(columns.map(({ id }) => [id, order.includes(id)])),
    // Invalid widths are ignored.
    widths: {
      ...view.widths,
      ...Object.fromEntries(order.flatMap((id) => (said.get(id) ? [[id, Number(said.get(id))]] : []))),
    },
  });
};
