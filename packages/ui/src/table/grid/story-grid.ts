/** The row at a place of the page, from 0, among those in the document. */
export const rowAt = (canvas: HTMLElement, index: number) =>
  canvas.querySelector<HTMLElement>(`tr[data-index="${String(index)}"]`) as HTMLElement;

/** The cell of a column in the row at that place. */
export const cellAt = (canvas: HTMLElement, index: number, column: string) =>
  rowAt(canvas, index).querySelector<HTMLElement>(`td[data-column=${column}]`) as HTMLElement;
