import type { ColumnDef } from "@tanstack/react-table";
import type { Features } from "../features.ts";
import type { Column, RowData } from "../types.ts";

const NO_TEXT = () => "";

/** Column definition for TanStack Table; its value is the raw text of the cell. */
export const toColumnDef = <Row extends RowData>(column: Column<Row>): ColumnDef<Features, Row> => ({
  id: column.id,
  header: column.header,
  accessorFn: column.text ?? NO_TEXT,
  enableSorting: column.sortable ?? false,
  enableHiding: column.hideable ?? true,
  meta: { column },
});
