import type { GridColumn } from "../features.ts";
import type { Column, RowData } from "../types.ts";

/** The column as the caller of the table described it. */
export const ownColumn = <Row extends RowData>({ columnDef }: GridColumn<Row>): Column<Row> =>
  columnDef.meta?.column as Column<Row>;
