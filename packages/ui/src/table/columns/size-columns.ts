import { columnWidths } from "./column-widths.ts";
import type { RowData } from "../types.ts";
import { unitOf } from "../table-unit.ts";
import type { ColumnLayout } from "./use-column-layout.ts";

const NARROWEST = 56;
const WIDEST = 960;

/** A width that a column may be given, in units, by the pixels of a table on screen. */
export const columnUnits = (table: HTMLTableElement, pixels: number): number =>
  Math.round(Math.max(NARROWEST, Math.min(WIDEST, pixels / unitOf(table))));

/** Writes column widths to a table that is on screen, with one column as wide as the pointer has it: rows are not drawn again. */
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

/** Units that a column's widest cell on screen needs. */
export const fittingWidth = (table: HTMLTableElement, id: string): number => {
  const range = document.createRange();
  let widest = 0;
  for (const cell of table.querySelectorAll<HTMLElement>(`:is(td, th)[data-column="${CSS.escape(id)}"]`)) {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
    range.selectNodeContents(cell.tagName === "TH" ? (cell.firstChild ?? cell) : cell);
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    widest = Math.max(widest, Math.ceil(range.getBoundingClientRect().width + padding + 1));
  }
  return columnUnits(table, widest);
};
