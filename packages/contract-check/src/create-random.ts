/** Seeded random choices: the same seed gives the same choices. */
export type Random = {
  /** A whole number from 0 to `limit` (exclusive). */
  below(limit: number): number;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
};

/** The seed of draws about one thing (FNV-1a), so that they do not depend on what else is drawn. */
export const seedFor = (seed: number, text: string): number =>
  Array.from(text).reduce(
    (hash, it) => Math.imul(hash ^ it.charCodeAt(0), 0x01_00_01_93),
    (seed ^ 0x81_1c_9d_c5) >>> 0,
  );

/** Creates the generator (mulberry32). */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    pick: (from) => from[below(from.length)]!,
    shuffled: (from) => {
      const rest = [...from];
      return Array.from(from, () => rest.splice(below(rest.length), 1)[0]!);
    },
  };
};
