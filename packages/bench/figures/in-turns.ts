import type { Pair } from "./pair.ts";

/**
 * Measures both sides alternately, so that both see the machine in the same state. The starting side changes each
 * round.
 */
export const inTurns = async <Measured>(
  rounds: number,
  measureOurs: () => Promise<Measured>,
  measureBase: () => Promise<Measured>,
): Promise<Pair<Measured>[]> => {
  const pairs: Pair<Measured>[] = [];
  for (let round = 0; round < rounds; round += 1)
    if (round % 2) {
      const base = await measureBase();
      pairs.push({ ours: await measureOurs(), base });
    } else pairs.push({ ours: await measureOurs(), base: await measureBase() });
  return pairs;
};
