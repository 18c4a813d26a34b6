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

/** TanStack Table's state of the columns, kept as the reader's choices against the defaults (`TableView`). */
export const useColumnState = <Row extends RowData>(
  columns: readonly Column<Row>[],
  view: TableView,
  change: (next: TableView) => void,
  narrow: boolean,
  /** Ids of columns that are out of sight for want of room, with commas between. */
  unfit: string,
) => {
  const state = useMemo(() => columnState(columns, view, narrow, unfit), [columns, view, narrow, unfit]);
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
      // A column that was asked for stays where there is no room for it; one that has no room was not hidden by the reader.
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
