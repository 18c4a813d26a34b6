/** Target row of a key; undefined if the key does not move. `step` is the number of rows for a page key. */
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
