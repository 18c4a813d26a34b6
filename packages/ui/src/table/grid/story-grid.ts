/** The rendered row at an index of the page, from 0. */
export const rowAt = (canvas: HTMLElement, index: number) =>
  canvas.querySelector<HTMLElement>(`tr[data-index="${String(index)}"]`) as HTMLElement;

/** The cell of a column in the row at an index. */
export const cellAt = (canvas: HTMLElement, index: number, column: string) =>
  rowAt(canvas, index).querySelector<HTMLElement>(`[data-column=${column}]`) as HTMLElement;
