import { orderIds } from "./order-ids.ts";
import { isShown, type TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

const EDGES = ["start", undefined, "end"] as const;

/** Where a column sticks, by the reader's choice or else by default. */
export const edgeOf = ({ id, sticky }: Pick<Column<never>, "id" | "sticky">, { pins = {} }: TableView) => {
  const pin = pins[id];
  return pin === undefined ? sticky : pin === "none" ? undefined : pin;
};

/** The first amount in sight right after the first column: a narrow frame shows little more of what scrolls sideways. */
const amountAhead = <Row>(columns: readonly Column<Row>[], view: TableView): readonly Column<Row>[] => {
  const amount = columns.find((column) => column.amount && isShown(column, view.columns));
  const [first, ...others] = columns;
  if (!amount || !first || first === amount) return columns;
  return [first, amount, ...others.filter((column) => column !== amount)];
};

/**
 * What a reader chose about the columns, as TanStack Table's state. In a narrow frame an amount comes ahead, unless the
 * reader put the columns in an order of their own.
 * @param unfit Ids of columns that are out of sight for want of room, with commas between (`unfitColumns`).
 */
export const columnState = <Row>(columns: readonly Column<Row>[], view: TableView, narrow = false, unfit = "") => {
  const out = unfit.split(",");
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = orderIds([...byId.keys()], view.order).flatMap((id) => byId.get(id) ?? []);
  const ordered = narrow && view.order === undefined ? amountAhead(chosen, view) : chosen;
  const at = (edge: "start" | "end" | undefined) =>
    ordered.flatMap((column) => (edgeOf(column, view) === edge ? [column.id] : []));
  return {
    columnOrder: EDGES.flatMap(at),
    columnPinning: { start: at("start"), end: at("end") },
    columnSizing: view.widths ?? {},
    columnVisibility: Object.fromEntries(
      columns.map((column) => [column.id, isShown(column, view.columns) && !out.includes(column.id)]),
    ),
  };
};

/** The columns that the reader of a table has in sight where there is room, in the order in which they are drawn. */
export const columnsInSight = <Row>(columns: readonly Column<Row>[], view: TableView) => {
  const { columnOrder, columnVisibility } = columnState(columns, view);
  return columnOrder.flatMap((id) => columns.find((column) => column.id === id && columnVisibility[id]) ?? []);
};
