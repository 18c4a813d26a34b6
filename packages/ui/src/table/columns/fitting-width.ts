import { columnUnits } from "./size-columns.ts";

/** Units that the widest rendered cell of a column needs. */
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
