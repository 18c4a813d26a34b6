import { orderIds } from "./order-ids.ts";
import { isShown, type TableView } from "./table-view.ts";
import type { Column } from "./types.ts";

const EDGES = ["start", undefined, "end"] as const;

/** Where a column sticks, by the reader's choice or else by default. */
const edgeOf = ({ id, sticky }: Pick<Column<never>, "id" | "sticky">, { pins = {} }: TableView) => {
  const pin = pins[id];
  return pin === undefined ? sticky : pin === "none" ? undefined : pin;
};

/** What a reader chose about the columns, as TanStack Table's state. */
export const columnState = <Row>(columns: readonly Column<Row>[], view: TableView) => {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = orderIds([...byId.keys()], view.order).flatMap((id) => byId.get(id) ?? []);
  const at = (edge: "start" | "end" | undefined) =>
    ordered.flatMap((column) => (edgeOf(column, view) === edge ? [column.id] : []));
  return {
    columnOrder: EDGES.flatMap(at),
    columnPinning: { start: at("start"), end: at("end") },
    columnSizing: view.widths ?? {},
    columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(column, view.columns)])),
  };
};
