/** Sorts `ids` by the stored order; an id that is not stored stays after its default predecessor. */
export const orderIds = (ids: readonly string[], order: readonly string[] = []): string[] => {
  const known = [...new Set(order)].filter((id) => ids.includes(id));
  const ordered = [...known];
  for (const [at, id] of ids.entries()) {
    if (known.includes(id)) continue;
    const before = ids[at - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, id);
  }
  return ordered;
};
