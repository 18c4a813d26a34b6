/** The rows of the list on screen. */
export const ROWS = "main > [data-slot=page]:not([aria-hidden]) tr[data-row-id]";

/** The row of a record; null if the list does not draw it. */
export const findRow = (id: string | undefined): HTMLElement | null =>
  id === undefined ? null : document.querySelector<HTMLElement>(`${ROWS}[data-row-id="${CSS.escape(id)}"]`);

/** Moves the focus to the row of a record. Returns whether the list draws it. */
export const focusRow = (id: string | undefined): boolean => {
  const row = findRow(id);
  row?.focus();
  return row !== null;
};
