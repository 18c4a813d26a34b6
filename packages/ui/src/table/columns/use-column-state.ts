import { type ColumnPinningState, functionalUpdate, type TableOptions } from "@tanstack/react-table";
import { useMemo } from "react";
import { columnState } from "./column-state.ts";
import type { Features } from "../features.ts";
import type { Pin, TableView } from "../table-view.ts";
import type { Column, RowData } from "../types.ts";

const pinOf = ({ start, end }: ColumnPinningState, id: string): Pin =>
  start.includes(id) ? "start" : end.includes(id) ? "end" : "none";

/** `choices` with those of `columns` as they are now; one that equals its default is no choice. */
const choicesOf = <Row, Value>(
  columns: readonly Column<Row>[],
  choices: Readonly<Record<string, Value>> = {},
  now: (column: Column<Row>) => Value,
  byDefault: (column: Column<Row>) => Value,
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

/** TanStack Table's state of the columns, kept as the reader's choices against the defaults (`TableView`). */
export const useColumnState = <Row extends RowData>(
  columns: readonly Column<Row>[],
  view: TableView,
  change: (next: TableView) => void,
  narrow: boolean,
) => {
  const state = useMemo(() => columnState(columns, view, narrow), [columns, view, narrow]);
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
      const shown = choicesOf(
        columns,
        view.columns,
        ({ id }) => next[id] !== false,
        ({ defaultHidden }) => !defaultHidden,
      );
      change({ ...view, columns: shown });
    },
  };
  return { state, options };
};
