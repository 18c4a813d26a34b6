/** Indexes of the rendered rows in order: from `first` to `last`, and the current one wherever it is. */
export const shownRows = (first: number, last: number, current: number, count: number): number[] => {
  const end = Math.min(last, count - 1);
  const shown = Array.from({ length: Math.max(0, end - first + 1) }, (_, at) => first + at);
  if (current < 0 || current >= count || (current >= first && current <= end)) return shown;
  return current < first ? [current, ...shown] : [...shown, current];
};
