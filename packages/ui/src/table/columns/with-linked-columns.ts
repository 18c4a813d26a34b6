import { parseView, type TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

/** A view with the columns that a link says (`linkedColumns`); as it is where the link knows none of the table's. */
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
    // What is no width is left out.
    widths: {
      ...view.widths,
      ...Object.fromEntries(order.flatMap((id) => (said.get(id) ? [[id, Number(said.get(id))]] : []))),
    },
  });
};
