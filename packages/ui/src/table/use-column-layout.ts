import { type CSSProperties, useMemo } from "react";
import { type ColumnSize, columnWidths } from "./column-widths.ts";
import type { Grid, GridColumn } from "./features.ts";
import { ownColumn } from "./own-column.ts";
import type { Column, RowData } from "./types.ts";

/** A column that is shown, and what its cells need to be drawn in their place. */
export type ShownColumn<Row extends RowData> = {
  column: GridColumn<Row>;
  own: Column<Row>;
  /** The edge at which it sticks. */
  pinned: "start" | "end" | undefined;
  /** The last of those that stick to the start, or the first of those that stick to the end. */
  edge: boolean;
  style: CSSProperties | undefined;
};

export type ColumnLayout<Row extends RowData> = {
  shown: readonly ShownColumn<Row>[];
  sizes: readonly ColumnSize[];
  /** A CSS length for each column. */
  widths: readonly string[];
  /** A CSS length: below it the table scrolls sideways. */
  minimum: string;
  /** Whether some column sticks to that edge. */
  stickyStart: boolean;
  stickyEnd: boolean;
  /** Pixels before and after the columns. */
  startWidth: number;
  endWidth: number;
};

/** The shown columns of the table in the order in which they are drawn, with their widths and where they stick. */
export const useColumnLayout = <Row extends RowData>(
  table: Grid<Row>,
  startWidth: number,
  endWidth: number,
): ColumnLayout<Row> => {
  const headers = table.getFlatHeaders();
  const { columnSizing } = table.state;
  return useMemo(() => {
    const columns = headers.map(({ column }) => ({
      column,
      own: ownColumn(column),
      pinned: column.getIsPinned() || undefined,
    }));
    const sizes = columns.map(({ column, own, pinned }): ColumnSize => {
      const fixed = Object.hasOwn(columnSizing, column.id);
      return {
        id: column.id,
        width: fixed ? column.getSize() : own.width,
        minWidth: own.minWidth,
        sticky: pinned,
        fixed,
      };
    });
    const { widths, minimum, offsets } = columnWidths(sizes, startWidth, endWidth);
    const lastStart = columns.findLastIndex(({ pinned }) => pinned === "start");
    const firstEnd = columns.findIndex(({ pinned }) => pinned === "end");
    const shown = columns.map(({ column, own, pinned }, index): ShownColumn<Row> => ({
      column,
      own,
      pinned,
      edge: index === lastStart || index === firstEnd,
      style: pinned && { [pinned === "start" ? "insetInlineStart" : "insetInlineEnd"]: offsets[index] },
    }));
    return {
      shown,
      sizes,
      widths,
      minimum,
      stickyStart: lastStart >= 0,
      stickyEnd: firstEnd >= 0,
      startWidth,
      endWidth,
    };
  }, [headers, columnSizing, startWidth, endWidth]);
};
