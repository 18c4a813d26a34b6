import type { TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

/**
 * The columns in sight as a link says them: their ids in order, with commas between, each with the width that the reader
 * gave it: `reference,note:240`.
 */
export const linkedColumns = (ids: readonly string[], widths: TableView["widths"] = {}): string =>
  ids.map((id) => (widths[id] === undefined ? id : `${id}:${Math.round(widths[id])}`)).join(",");

/** Pixels that a link may ask for. */
const WIDTH = /^(?:1[6-9]|[2-9]\d|[1-9]\d{2,3})$/;

/** A view with the columns that a link says; as it is where the link knows none of the table's. */
export const withLinkedColumns = <Row>(
  view: TableView,
  columns: readonly Column<Row>[],
  linked: string | undefined,
): TableView => {
  const said = (linked?.split(",") ?? []).map((text) => text.split(":"));
  const known = said.filter(([id]) => columns.some((column) => column.id === id));
  if (known.length === 0) return view;
  const order = known.map(([id]) => id!);
  const widths = known.flatMap(([id, width]) => (width && WIDTH.test(width) ? [[id!, Number(width)] as const] : []));
  return {
    ...view,
    order,
    columns: Object.fromEntries(columns.map(({ id }) => [id, order.includes(id)])),
    ...(widths.length > 0 && { widths: { ...view.widths, ...Object.fromEntries(widths) } }),
  };
};
