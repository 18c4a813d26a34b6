import { hashOf } from "./hash-of.ts";

/** A pseudo-random stream: the same name gives the same numbers on every machine. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from 0 to `below` (exclusive). */
  int(below: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** A text of `count` characters of the alphabet. */
  text(count: number, alphabet: string): string;
  uuid(): string;
};

const HEX = "0123456789abcdef";

/**
 * Creates the stream of this name (mulberry32). Each table has its own stream, so that more rows in one do not change
 * the rows of another.
 */
export const createRandom = (name: string): Random => {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (below: number) => Math.floor(next() * below);
  const text = (count: number, alphabet: string) => {
    let out = "";
    for (let i = 0; i < count; i++) out += alphabet[int(alphabet.length)]!;
    return out;
  };
  return {
    next,
    int,
    text,
    chance: (share) => next() < share,
    pick: (from) => {
      if (from.length === 0) throw new RangeError("There is nothing to pick from.");
      return from[int(from.length)]!;
    },
    uuid: () => `${text(8, HEX)}-${text(4, HEX)}-4${text(3, HEX)}-${HEX[8 + int(4)]!}${text(3, HEX)}-${text(12, HEX)}`,
  };
};
