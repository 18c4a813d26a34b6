import { type CSSProperties, useMemo } from "react";
import { columnSize } from "./column-size.ts";
import { type ColumnSize, columnWidths } from "./column-widths.ts";
import type { Grid, GridColumn } from "../features.ts";
import { ownColumn } from "./own-column.ts";
import { type Place, placesOf } from "./stacked-columns.ts";
import type { RowNaming } from "../rows/row-name.ts";
import type { Column, RowData } from "../types.ts";

type CellAttributes = {
  "data-align"?: "end" | "center";
  "data-code"?: "";
  "data-pinned"?: "start" | "end";
  /** Set on the last of the columns that stick to an edge. */
  "data-edge"?: "start" | "end";
  "data-place"?: Place;
  /** The header has the currency of the amounts. */
  "data-currency-in-header"?: "";
  /** Sets `--inset`, the distance from the edge, if the column does not stick directly to the edge. */
  style?: CSSProperties;
};

/** A visible column, with the attributes that position its cells. */
export type ShownColumn<Row extends RowData> = {
  column: GridColumn<Row>;
  own: Column<Row>;
  /** The edge to which it sticks. */
  pinned: "start" | "end" | undefined;
  /** The currency of all its amounts, for the header. */
  currency: string | undefined;
  /** Attributes of its cells for table.css and pinned-cells.css. */
  cell: CellAttributes;
};

export type ColumnLayout<Row extends RowData> = {
  shown: readonly ShownColumn<Row>[];
  sizes: readonly ColumnSize[];
  /** CSS length of each column. */
  widths: readonly string[];
  /** Minimum table width as a CSS length; below it the table scrolls horizontally. */
  minimum: string;
  /** Whether any column sticks to the start or the end. */
  stickyStart: boolean;
  stickyEnd: boolean;
  /** CSS length of all that sticks to the end. */
  endInset: string;
  /** Number of lines of a row; undefined if its cells are beside each other. */
  lines: number | undefined;
  naming: RowNaming<Row>;
  /** Widths before and after the columns in pixels. */
  startWidth: number;
  endWidth: number;
};

const AT_EDGE = "calc(0px)";
const NO_UNITS: ReadonlyMap<string, number> = new Map();
const NO_CURRENCIES: ReadonlyMap<string, string> = new Map();
const UNNAMED = {};

type Facts<Row> = {
  /** Minimum units by column id (`numberWidths`). */
  needs?: ReadonlyMap<string, number>;
  /** Units with which nothing is cut, by column id (`textWidths`). */
  wants?: ReadonlyMap<string, number>;
  /** Columns of rows in lines (`stackedColumns`). */
  stacked?: string;
  naming?: RowNaming<Row>;
  /** Currencies that stand in the header, by column id (`constantCurrencies`). */
  currencies?: ReadonlyMap<string, string>;
};

/** Visible columns in display order, with widths and sticky positions. */
export const useColumnLayout = <Row extends RowData>(
  table: Grid<Row>,
  startWidth: number,
  endWidth: number,
  { needs = NO_UNITS, wants = NO_UNITS, stacked = "", naming = UNNAMED, currencies = NO_CURRENCIES }: Facts<Row> = {},
): ColumnLayout<Row> => {
  const headers = table.getFlatHeaders();
  const { columnSizing } = table.state;
  return useMemo(() => {
    const columns = headers.map(({ column }) => ({
      column,
      own: ownColumn(column),
      pinned: column.getIsPinned() || undefined,
    }));
    const sizes = columns.map(({ own, pinned }) => columnSize(own, pinned, columnSizing, needs, wants));
    const { widths, minimum, offsets, endInset } = columnWidths(sizes, startWidth, endWidth);
    const places = placesOf(stacked);
    const lines = stacked === "" ? undefined : 2 + [...places.values()].filter((it) => it === "more").length;
    const lastStart = columns.findLastIndex(({ pinned }) => pinned === "start");
    const firstEnd = columns.findIndex(({ pinned }) => pinned === "end");
    const shown = columns.map(({ column, own, pinned }, index): ShownColumn<Row> => {
      const inset = offsets[index];
      const place = places.get(own.id);
      const currency = currencies.get(own.id);
      return {
        column,
        own,
        pinned,
        currency,
        cell: {
          ...(own.align && own.align !== "start" && { "data-align": own.align }),
          ...(own.code && { "data-code": "" as const }),
          ...(pinned && { "data-pinned": pinned }),
          ...(pinned && (index === lastStart || index === firstEnd) && { "data-edge": pinned }),
          ...(currency !== undefined && { "data-currency-in-header": "" }),
          ...(place && { "data-place": place }),
          ...(inset !== undefined && inset !== AT_EDGE && { style: { "--inset": inset } as CSSProperties }),
        },
      };
    });
    return {
      shown,
      naming,
      sizes,
      widths,
      minimum: lines === undefined ? minimum : "0px",
      lines,
      endInset,
      stickyStart: lastStart >= 0,
      stickyEnd: firstEnd >= 0,
      startWidth,
      endWidth,
    };
  }, [headers, columnSizing, startWidth, endWidth, needs, wants, stacked, naming, currencies]);
};
