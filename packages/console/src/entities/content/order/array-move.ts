/** Moves the item at index `from` to index `to`; unchanged when out of range. */
export const arrayMove = (ids: readonly string[], from: number, to: number): string[] => {
  const next = [...ids];
  if (from < 0 || to < 0 || from >= ids.length || to >= ids.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** Sorts rows by a possibly outdated order; unknown rows come last. */
export const sortByIds = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] => {
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
};
