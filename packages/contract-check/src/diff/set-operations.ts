type Some<T> = Iterable<T>;

/** The union of sets, in order of first occurrence. */
export const unionOf = <T>(...sets: readonly Some<T>[]): Set<T> => new Set(sets.flatMap((it) => [...it]));

/** Similarity of two sets, from 0 (nothing in common) to 1 (equal). */
export const likeness = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number => {
  const all = unionOf(one, other).size;
  return all === 0 ? 1 : [...one].filter((it) => other.has(it)).length / all;
};
