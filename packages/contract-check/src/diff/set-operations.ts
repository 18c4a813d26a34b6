type Some<T> = Iterable<T>;

/** What is in any of them, in the order of the first. */
export const unionOf = <T>(...sets: readonly Some<T>[]): Set<T> => new Set(sets.flatMap((it) => [...it]));

/** How alike two sets are: 0 (nothing in common) to 1 (the same). */
export const likeness = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number => {
  const all = unionOf(one, other).size;
  return all === 0 ? 1 : [...one].filter((it) => other.has(it)).length / all;
};
