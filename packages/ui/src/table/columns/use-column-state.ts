import { type ColumnPinningState, functionalUpdate, type TableOptions } from "@tanstack/react-table";
import { useMemo } from "react";
import { columnState } from "./column-state.ts";
import type { Features } from "../features.ts";
import type { Pin, TableView } from "../table-view.ts";
import type { Column, RowData } from "../types.ts";

const pinOf = ({ start, end }: ColumnPinningState, id: string): Pin =>
  start.includes(id) ? "start" : end.includes(id) ? "end" : "none";

/** Updates `choices` with the current state of `columns`; values equal to the default are removed. */
const choicesOf = <Row, Value>(
  columns: readonly Column<Row>[],
  choices: Readonly<Record<string, Value>> = {},
  now: (column: Column<Row>) => Value,
  byDefault: (column: Column<Row>) => Value | undefined,
): Record<string, Value> => {
  const next = new Map(Object.entries(choices));
  for (const column of columns) {
    if (now(column) === byDefault(column)) next.delete(column.id);
    else next.set(column.id, now(column));
  }
  return Object.fromEntries(next);
};

type ColumnOptions<Row extends RowData> = Pick<
  TableOptions<Features, Row>,
  "onColumnOrderChange" | "onColumnPinningChange" | "onColumnSizingChange" | "onColumnVisibilityChange"
>;

/** Column state of TanStack Table, stored as the user's differences from the defaults (`TableView`). */
export const useColumnState = <Row extends RowData>(
  columns: readonly Column<Row>[],
  view: TableView,
  change: (next: TableView) => void,
  narrow: boolean,
  /** Comma-separated ids of columns that do not fit. */
  unfit: string,
  /** Columns of rows in lines (`stackedColumns`). */
  stacked: string,
) => {
  const state = useMemo(
    () => columnState(columns, view, narrow, unfit, stacked),
    [columns, view, narrow, unfit, stacked],
  );
  const options: ColumnOptions<Row> = {
    onColumnOrderChange: (updater) => change({ ...view, order: functionalUpdate(updater, state.columnOrder) }),
    onColumnSizingChange: (updater) =>
      change({ ...view, widths: { ...functionalUpdate(updater, state.columnSizing) } }),
    onColumnPinningChange: (updater) => {
      const next = functionalUpdate(updater, state.columnPinning);
      const pins = choicesOf(
        columns,
        view.pins,
        ({ id }) => pinOf(next, id),
        ({ sticky }) => sticky ?? "none",
      );
      change({ ...view, pins });
    },
    onColumnVisibilityChange: (updater) => {
      const next = functionalUpdate(updater, state.columnVisibility);
      const isShown = ({ id }: Column<Row>) => next[id] !== false;
      // A column shown explicitly stays even if it does not fit; a column that does not fit does not count as hidden by the user.
      const shown = choicesOf(
        columns.filter((column) => isShown(column) !== state.columnVisibility[column.id]),
        view.columns,
        isShown,
        ({ defaultHidden }) => (defaultHidden ? false : undefined),
      );
      change({ ...view, columns: shown });
    },
  };
  return { state, options };
};
