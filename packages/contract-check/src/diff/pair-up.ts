/**
 * Pairs similar elements of two lists, most similar first; the rest stays unpaired. Similarity ranges from 0 (nothing
 * in common) to 1.
 */
export const pairUp = <T>(
  some: readonly T[],
  others: readonly T[],
  likeness: (one: T, other: T) => number,
): { pairs: [T, T][]; removed: T[]; added: T[] } => {
  const ranked = some
    .flatMap((one) => others.map((other) => ({ one, other, rank: likeness(one, other) })))
    .filter((it) => it.rank > 0)
    .toSorted((left, right) => right.rank - left.rank);
  const [left, right] = [new Set(some), new Set(others)];
  const pairs: [T, T][] = [];
  for (const { one, other } of ranked)
    if (left.has(one) && right.has(other)) {
      pairs.push([one, other]);
      left.delete(one);
      right.delete(other);
    }
  return { pairs, removed: [...left], added: [...right] };
};
