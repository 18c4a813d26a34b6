import { columnVisibilityFeature, tableFeatures, useTable } from "@tanstack/react-table";
import { type CSSProperties, useMemo } from "react";
import type { ArrangedColumn } from "./arrange-columns.ts";
import { columnWidths } from "./column-widths.ts";
import type { RowData } from "./types.ts";

const features = tableFeatures({ columnVisibilityFeature });

/** The headless table gets none: it would make an object of each, and all that is asked of a row is its id. */
const NO_ROWS: readonly never[] = [];

/** A column that is shown, with its place. */
export type PlacedColumn<Row> = {
  column: ArrangedColumn<Row>;
  /** The last of those that stick to the start, or the first of those that stick to the end. */
  edge: boolean;
  style: CSSProperties | undefined;
};

export type ColumnModel<Row> = {
  /** The rows' ids, in order. */
  ids: readonly string[];
  placed: readonly PlacedColumn<Row>[];
  widths: readonly string[];
  minimum: string;
  /** Whether some column sticks to that edge. */
  stickyStart: boolean;
  stickyEnd: boolean;
  /** Pixels before and after the columns. */
  startWidth: number;
  endWidth: number;
};

/** The rows by id, and the shown columns of those arranged, from the headless table. */
export const useColumnModel = <Row extends RowData>(
  rows: readonly Row[],
  columns: readonly ArrangedColumn<Row>[],
  rowId: (row: Row) => string,
  visibility: Record<string, boolean>,
  startWidth: number,
  endWidth: number,
): ColumnModel<Row> => {
  const definitions = useMemo(() => columns.map(({ id, header }) => ({ id, header })), [columns]);
  const table = useTable<typeof features, Row>({
    features,
    columns: definitions,
    data: NO_ROWS,
    state: { columnVisibility: visibility },
  });

  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  const order = table
    .getVisibleLeafColumns()
    .map((column) => column.id)
    .join("\n");

  const layout = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]));
    const shown = order.split("\n").flatMap((id) => byId.get(id) ?? []);
    const { widths, minimum, offsets } = columnWidths(shown, startWidth, endWidth);
    const lastStart = shown.findLastIndex((column) => column.sticky === "start");
    const firstEnd = shown.findIndex((column) => column.sticky === "end");
    const placed = shown.map((column, index): PlacedColumn<Row> => {
      const offset = offsets[index];
      const side = column.sticky === "start" ? "insetInlineStart" : "insetInlineEnd";
      return {
        column,
        edge: index === lastStart || index === firstEnd,
        style: offset === undefined ? undefined : { [side]: offset },
      };
    });
    return { placed, widths, minimum, stickyStart: lastStart >= 0, stickyEnd: firstEnd >= 0, startWidth, endWidth };
  }, [columns, order, startWidth, endWidth]);

  return { ids, ...layout };
};
