const BITS = 10;
const MASK = (1 << BITS) - 1;

/** One pass of a radix sort: the indexes, stably sorted by `BITS` bits of their ranks from bit `shift` on. */
const byBits = (indexes: Uint32Array, rankOf: (index: number) => number, shift: number): Uint32Array => {
  const starts = new Uint32Array(MASK + 2);
  for (const index of indexes) starts[((rankOf(index) >>> shift) & MASK) + 1]! += 1;
  for (let digit = 1; digit <= MASK; digit++) starts[digit]! += starts[digit - 1]!;
  const sorted = new Uint32Array(indexes.length);
  for (const index of indexes) sorted[starts[(rankOf(index) >>> shift) & MASK]!++] = index;
  return sorted;
};

/**
 * The page from `start` to `end` (exclusive) of the indexes of `keys`, sorted stably by key. Missing keys (-1) come
 * last in either direction. Keys are whole numbers below 2^30.
 *
 * Fast for a million keys: a histogram of the highest bits tells which buckets the page falls into, and only those are
 * sorted (radix sort).
 */
export const pageInOrder = (keys: Int32Array, start: number, end: number, descending: boolean): Uint32Array => {
  const { length } = keys;
  let largest = 0;
  for (let index = 0; index < length; index++) if (keys[index]! > largest) largest = keys[index]!;
  const rankOf = (index: number): number => {
    const key = keys[index]!;
    if (key < 0) return largest + 1;
    return descending ? largest - key : key;
  };
  const shift = Math.max(0, 32 - Math.clz32(largest + 1) - BITS);
  const starts = new Uint32Array(((largest + 1) >>> shift) + 2);
  for (let index = 0; index < length; index++) starts[(rankOf(index) >>> shift) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
  const first = starts.findLastIndex((at) => at <= start);
  const behind = starts.findIndex((at) => at >= Math.min(end, length));
  const before = starts[first]!;

  let indexes: Uint32Array = new Uint32Array(Math.max(0, starts[behind]! - before));
  let count = 0;
  for (let index = 0; index < length && count < indexes.length; index++) {
    const bucket = rankOf(index) >>> shift;
    if (bucket >= first && bucket < behind) indexes[count++] = index;
  }
  for (let bits = 0; bits < shift + BITS; bits += BITS) indexes = byBits(indexes, rankOf, bits);
  return indexes.slice(start - before, end - before);
};
