import { type CSSProperties, useMemo } from "react";
import { columnSize } from "./column-size.ts";
import { type ColumnSize, columnWidths } from "./column-widths.ts";
import type { Grid, GridColumn } from "../features.ts";
import { ownColumn } from "./own-column.ts";
import type { Column, RowData } from "../types.ts";

type CellAttributes = {
  "data-align"?: "end" | "center";
  "data-pinned"?: "start" | "end";
  /** On the outermost of the columns that stick to an edge. */
  "data-edge"?: "start" | "end";
  /** `--inset`, where it does not stick to the very edge. */
  style?: CSSProperties;
};

/** A column that is shown, and what its cells need to be drawn in their place. */
export type ShownColumn<Row extends RowData> = {
  column: GridColumn<Row>;
  own: Column<Row>;
  /** The edge at which it sticks. */
  pinned: "start" | "end" | undefined;
  /** What table.css and pinned-cells.css read from each of its cells. */
  cell: CellAttributes;
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

const AT_EDGE = "calc(0px)";
const NONE: ReadonlyMap<string, number> = new Map();

/** The shown columns of the table in the order in which they are drawn, with their widths and where they stick. */
export const useColumnLayout = <Row extends RowData>(
  table: Grid<Row>,
  startWidth: number,
  endWidth: number,
  /** Units that columns need at least, by their ids (`numberWidths`). */
  needs: ReadonlyMap<string, number> = NONE,
): ColumnLayout<Row> => {
  const headers = table.getFlatHeaders();
  const { columnSizing } = table.state;
  return useMemo(() => {
    const columns = headers.map(({ column }) => ({
      column,
      own: ownColumn(column),
      pinned: column.getIsPinned() || undefined,
    }));
    const sizes = columns.map(({ own, pinned }) => columnSize(own, pinned, columnSizing, needs));
    const { widths, minimum, offsets } = columnWidths(sizes, startWidth, endWidth);
    const lastStart = columns.findLastIndex(({ pinned }) => pinned === "start");
    const firstEnd = columns.findIndex(({ pinned }) => pinned === "end");
    const shown = columns.map(({ column, own, pinned }, index): ShownColumn<Row> => {
      const inset = offsets[index];
      return {
        column,
        own,
        pinned,
        cell: {
          ...(own.align && own.align !== "start" && { "data-align": own.align }),
          ...(pinned && { "data-pinned": pinned }),
          ...(pinned && (index === lastStart || index === firstEnd) && { "data-edge": pinned }),
          ...(inset !== undefined && inset !== AT_EDGE && { style: { "--inset": inset } as CSSProperties }),
        },
      };
    });
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
  }, [headers, columnSizing, startWidth, endWidth, needs]);
};
