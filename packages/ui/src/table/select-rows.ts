/** A copy of `selected` in which all of `ids` are in, or all are out. */
export const withRows = (selected: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> => {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** The ids from one row to another, both included, in either direction; only the second if the first is not there. */
export const rowsBetween = (ids: readonly string[], from: string | undefined, to: string): readonly string[] => {
  const a = from === undefined ? -1 : ids.indexOf(from);
  const b = ids.indexOf(to);
  return a < 0 || b < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
};

/** Whether all, some or none of `ids` are selected. No ids count as none. */
export const selectedShare = (selected: ReadonlySet<string>, ids: readonly string[]): "all" | "some" | "none" => {
  if (selected.size === 0 || ids.length === 0) return "none";
  const count = ids.reduce((total, id) => total + (selected.has(id) ? 1 : 0), 0);
  if (count === 0) return "none";
  return count === ids.length ? "all" : "some";
};
