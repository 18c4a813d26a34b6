/** Unsaved additions and removals of a role's permissions. */
export type RoleChanges = { added: readonly string[]; removed: readonly string[] };

/** The role's permissions after these changes, based on its current ones, whoever changed them. */
export const activeWith = (has: readonly string[], { added, removed }: RoleChanges): string[] =>
  [...new Set([...has, ...added])].filter((key) => !removed.includes(key)).toSorted();

/** The changes with this key toggled; toggling twice removes the change. */
export const toggled = (has: readonly string[], { added, removed }: RoleChanges, key: string): RoleChanges => {
  const without = (keys: readonly string[]) => keys.filter((it) => it !== key);
  const isActive = activeWith(has, { added, removed }).includes(key);
  const next = { added: without(added), removed: without(removed) };
  if (isActive) return has.includes(key) ? { ...next, removed: [...next.removed, key].toSorted() } : next;
  return has.includes(key) ? next : { ...next, added: [...next.added, key].toSorted() };
};

/** "2 added, 1 removed"; empty without changes. */
export const changesInWords = ({ added, removed }: RoleChanges): string =>
  [added.length > 0 && `${added.length} added`, removed.length > 0 && `${removed.length} removed`]
    .filter(Boolean)
    .join(", ");
