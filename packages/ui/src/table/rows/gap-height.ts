/** Height in pixels of the rows from `first` to before `end`, including expanded content. */
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
