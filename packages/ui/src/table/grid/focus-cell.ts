/** The cell of a row in a column. */
export const cellOf = (row: Element, column: string): HTMLElement | undefined =>
  row.querySelector<HTMLElement>(`:scope > [data-column="${CSS.escape(column)}"]`) ?? undefined;

/** Scrolls horizontally until no sticky cells cover a cell or column header. */
export const clearOfSticky = (cell: HTMLElement, scroller: HTMLElement) => {
  if (getComputedStyle(cell).position === "sticky") return;
  const frame = scroller.getBoundingClientRect();
  const at = cell.getBoundingClientRect();
  let { left, right } = frame;
  for (const other of cell.parentElement?.children ?? []) {
    if (getComputedStyle(other).position !== "sticky") continue;
    const edge = other.getBoundingClientRect();
    if (edge.left + edge.right < frame.left + frame.right) left = Math.max(left, edge.right);
    else right = Math.min(right, edge.left);
  }
  if (at.left < left) scroller.scrollLeft += at.left - left;
  else if (at.right > right) scroller.scrollLeft += Math.min(at.right - right, at.left - left);
};

/** Focuses a cell. Cells have a tab index only while focused, because one on each would slow down every row. */
export const focusCell = (cell: HTMLElement, scroller: HTMLElement | null): void => {
  cell.tabIndex = -1;
  const leave = () => {
    // The browser window may have lost the focus; the cell is still the active element then.
    if (document.activeElement === cell) return;
    cell.removeAttribute("tabindex");
    cell.removeEventListener("blur", leave);
  };
  cell.addEventListener("blur", leave);
  cell.focus({ preventScroll: true });
  cell.parentElement?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (scroller) clearOfSticky(cell, scroller);
};
