import { columnWidths } from "./column-widths.ts";
import type { RowData } from "../types.ts";
import { unitOf } from "../table-unit.ts";
import type { ColumnLayout } from "./use-column-layout.ts";

const NARROWEST = 56;
const WIDEST = 960;

/** Converts pixels of a rendered table to a valid column width in units. */
export const columnUnits = (table: HTMLTableElement, pixels: number): number =>
  Math.round(Math.max(NARROWEST, Math.min(WIDEST, pixels / unitOf(table))));

/** Applies column widths to a rendered table while a column is resized, without rendering its rows. */
export const previewWidth = <Row extends RowData>(
  table: HTMLTableElement,
  layout: ColumnLayout<Row>,
  id: string,
  width: number | undefined,
) => {
  const sizes = layout.sizes.map((size) =>
    size.id === id && width !== undefined ? { ...size, width, fixed: true } : size,
  );
  const { widths, minimum } = columnWidths(sizes, layout.startWidth, layout.endWidth);
  for (const [at, col] of table.querySelectorAll<HTMLElement>("col[data-column]").entries()) {
    col.style.width = widths[at] ?? "";
  }
  table.style.width = `max(100%, ${minimum})`;
};
