import type { Grid } from "../features.ts";
import { moveBeside } from "./move-beside.ts";
import type { RowData } from "../types.ts";

/** Moves a column before or after another one. */
export const moveColumn = <Row extends RowData>(
  table: Grid<Row>,
  id: string,
  target: string,
  side: "before" | "after",
): void => table.setColumnOrder((order) => moveBeside(order, id, target, side));
