/** `ids` with the one at `from` put at `to`; as they were where there is no such place. */
export const moved = (ids: readonly string[], from: number, to: number): string[] => {
  const next = [...ids];
  if (from < 0 || to < 0 || from >= ids.length || to >= ids.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** The rows in an order that may be older than they are: those that it does not know come last. */
export const inOrder = <Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] => {
  const place = new Map(ids.map((id, at) => [id, at]));
  return rows.toSorted((a, b) => (place.get(a.id) ?? ids.length) - (place.get(b.id) ?? ids.length));
};
