/** Number of letters to change, add or remove between two words (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [at, it] of Array.from(other).entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (it === letter ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
};

/** A question about the known name that is most like an unknown one; empty if none is. */
export const didYouMean = (name: string, known: readonly string[]): string => {
  const most = Math.max(2, Math.floor(name.length / 4));
  const [best] = known
    .map((it) => ({ it, far: distance(name.toLowerCase(), it.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return best ? ` Did you mean ${best.it}?` : "";
};
