import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Column as TanStackColumn,
  type ReactTable,
  type Row as TanStackRow,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { Column, RowData } from "./types.ts";

/** Used features of TanStack Table; the others are not in the bundle. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  // Only the type is used: the column definition of the caller (`ownColumn`).
  columnMeta: {} as { column: Column<never> },
});

export type Features = typeof features;
export type Grid<Row extends RowData> = ReactTable<Features, Row>;
export type GridColumn<Row extends RowData> = TanStackColumn<Features, Row>;
export type GridRow<Row extends RowData> = TanStackRow<Features, Row>;
