import { functionalUpdate, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { features, type Grid } from "../features.ts";
import type { TableView } from "../table-view.ts";
import { toColumnDef } from "../columns/to-column-def.ts";
import type { DataTableProps, RowData } from "../types.ts";
import { useColumnState } from "../columns/use-column-state.ts";
import { useSelectionState } from "../row-actions/use-selection-state.ts";

type GridOptions<Row extends RowData> = Pick<
  DataTableProps<Row>,
  "rows" | "columns" | "rowId" | "sort" | "onSortChange" | "selection"
> & {
  view: TableView;
  onViewChange: (next: TableView) => void;
  /** Whether the frame is as narrow as a phone. */
  narrow: boolean;
  /** Comma-separated ids of columns that do not fit. */
  unfit: string;
  /** Columns of rows in lines (`stackedColumns`). */
  stacked: string;
};

/**
 * The headless table: rows, columns and their state. The caller owns sorting and selection, the stored view owns the
 * columns; the server sorts.
 */
export const useGrid = <Row extends RowData>(options: GridOptions<Row>): Grid<Row> => {
  const { rows, columns, rowId, sort, onSortChange, selection } = options;
  const definitions = useMemo(() => columns.map(toColumnDef), [columns]);
  const column = useColumnState(
    columns,
    options.view,
    options.onViewChange,
    options.narrow,
    options.unfit,
    options.stacked,
  );
  const { rowSelection, onRowSelectionChange } = useSelectionState(selection, rows, rowId);
  const sorting = useMemo(() => (sort ? [sort] : []), [sort]);
  return useTable({
    features,
    data: rows,
    columns: definitions,
    getRowId: rowId,
    manualSorting: true,
    enableSorting: onSortChange !== undefined,
    sortDescFirst: false,
    enableRowSelection: ({ id }) => !selection?.unselectable?.has(id),
    state: { ...column.state, rowSelection, sorting },
    ...column.options,
    onRowSelectionChange,
    onSortingChange: (updater) => onSortChange?.(functionalUpdate(updater, sorting)[0]),
  });
};
