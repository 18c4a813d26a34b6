/** Pixels of the rows from `first` to before `end`, with what some of them have opened below. */
export const gapHeight = (
  first: number,
  end: number,
  rowHeight: number,
  openIndexes: readonly number[],
  detailsHeight: number,
): number => {
  const opened = openIndexes.filter((index) => index >= first && index < end).length;
  return (end - first) * rowHeight + opened * detailsHeight;
};
