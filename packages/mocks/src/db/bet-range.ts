import type { BetTable } from "./bet-table.ts";

/** From `start` to `end`, both included, in milliseconds since 1970. */
export type Span = { start: number; end: number };

/** The first place whose bet is older than `at` (milliseconds since 1970), or as old: the newest bet stands first. */
const placeOf = (createdAt: Uint32Array, isOldEnough: (at: number) => boolean): number => {
  let [low, high] = [0, createdAt.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isOldEnough(createdAt[middle]! * 1000)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Where the bets of a span stand in the table: from the first place up to, and without, the second. */
export const betRange = ({ columns: { createdAt } }: BetTable, { start, end }: Span): [from: number, to: number] => [
  placeOf(createdAt, (at) => at <= end),
  placeOf(createdAt, (at) => at < start),
];
