import { orderIds } from "./order-ids.ts";
import { isShown, type TableView } from "../table-view.ts";
import type { Column } from "../types.ts";

const EDGES = ["start", undefined, "end"] as const;

/** Edge to which a column sticks, by the user's choice or else by default. */
export const edgeOf = ({ id, sticky }: Pick<Column<never>, "id" | "sticky">, { pins = {} }: TableView) => {
  const pin = pins[id];
  return pin === undefined ? sticky : pin === "none" ? undefined : pin;
};

/** Moves the first visible amount after the first column, because a narrow frame shows little more without scrolling. */
const amountAhead = <Row>(columns: readonly Column<Row>[], view: TableView): readonly Column<Row>[] => {
  const amount = columns.find((column) => column.amount && isShown(column, view.columns));
  const [first, ...others] = columns;
  if (!amount || !first || first === amount) return columns;
  return [first, amount, ...others.filter((column) => column !== amount)];
};

/**
 * Converts the user's column settings to TanStack Table's state. In a narrow frame an amount moves ahead, unless the user
 * has set an order.
 * @param unfit Comma-separated ids of columns that do not fit (`unfitColumns`).
 * @param stacked Columns of rows in lines (`stackedColumns`): only these are visible, in this order, and none is pinned.
 */
export const columnState = <Row>(
  columns: readonly Column<Row>[],
  view: TableView,
  narrow = false,
  unfit = "",
  stacked = "",
) => {
  if (stacked !== "") {
    const shown = stacked.split(",").map((text) => text.split(":")[0] ?? "");
    return {
      columnOrder: shown,
      columnPinning: { start: [], end: [] },
      columnSizing: view.widths ?? {},
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
    };
  }
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

/** Visible columns in display order, regardless of available room. */
export const columnsInSight = <Row>(columns: readonly Column<Row>[], view: TableView) => {
  const { columnOrder, columnVisibility } = columnState(columns, view);
  return columnOrder.flatMap((id) => columns.find((column) => column.id === id && columnVisibility[id]) ?? []);
};
