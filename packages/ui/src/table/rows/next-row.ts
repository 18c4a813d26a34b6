/** The row a key moves to, or nothing if the key does not move. `step` is a page of rows. */
export const nextRow = (key: string, row: number, count: number, step: number): number | undefined => {
  const to = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + step,
    PageUp: row - step,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(count - 1, to));
};
