const BITS = 10;
const MASK = (1 << BITS) - 1;

/** One pass of a radix sort: the places by some bits of their ranks, equal ones as they came. */
const byBits = (places: Uint32Array, rankOf: (place: number) => number, shift: number): Uint32Array => {
  const starts = new Uint32Array(MASK + 2);
  for (const place of places) starts[((rankOf(place) >>> shift) & MASK) + 1]! += 1;
  for (let digit = 1; digit <= MASK; digit++) starts[digit]! += starts[digit - 1]!;
  const sorted = new Uint32Array(places.length);
  for (const place of places) sorted[starts[(rankOf(place) >>> shift) & MASK]!++] = place;
  return sorted;
};

/**
 * One page of the places of keys: those from `start` to before `end` when all stand in the order of their keys, equal
 * ones as they came; what is missing (-1) stands at the end in either direction. Keys are whole numbers below 2^30.
 *
 * There may be a million of them. Most are only counted, by their highest bits; what may be on the page is sorted.
 */
export const pageInOrder = (keys: Int32Array, start: number, end: number, descending: boolean): Uint32Array => {
  const { length } = keys;
  let most = 0;
  for (let place = 0; place < length; place++) if (keys[place]! > most) most = keys[place]!;
  const rankOf = (place: number): number => {
    const key = keys[place]!;
    if (key < 0) return most + 1;
    return descending ? most - key : key;
  };
  const shift = Math.max(0, 32 - Math.clz32(most + 1) - BITS);
  const starts = new Uint32Array(((most + 1) >>> shift) + 2);
  for (let place = 0; place < length; place++) starts[(rankOf(place) >>> shift) + 1]! += 1;
  for (let bucket = 1; bucket < starts.length; bucket++) starts[bucket]! += starts[bucket - 1]!;
  const first = starts.findLastIndex((at) => at <= start);
  const behind = starts.findIndex((at) => at >= Math.min(end, length));
  const before = starts[first]!;

  let places: Uint32Array = new Uint32Array(Math.max(0, starts[behind]! - before));
  let count = 0;
  for (let place = 0; place < length && count < places.length; place++) {
    const bucket = rankOf(place) >>> shift;
    if (bucket >= first && bucket < behind) places[count++] = place;
  }
  for (let bits = 0; bits < shift + BITS; bits += BITS) places = byBits(places, rankOf, bits);
  return places.slice(start - before, end - before);
};
