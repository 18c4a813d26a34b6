import type { GridColumn } from "../features.ts";
import type { Column, RowData } from "../types.ts";

/** The column definition of the table's caller. */
export const ownColumn = <Row extends RowData>({ columnDef }: GridColumn<Row>): Column<Row> =>
  columnDef.meta?.column as Column<Row>;
