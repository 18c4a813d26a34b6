import { cpuMs } from "./cpu-ms.ts";

/** Reference work whose processor time shows how fast the machine is now: it makes, sorts and writes rows. */
const yardstick = () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ at, name: `row ${(at * 7919) % 10_000}` }));
  return JSON.stringify(rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"))).length;
};
/** Minimum time of the reference work on a machine that the tests' limits are made for, in milliseconds. */
const USUAL = 4;

/**
 * The lowest {@link cpuMs} of seven runs: the first one seeds the tables, and other programs may slow down any of them.
 * On a slower machine, or one whose caches others use, the result is reduced in proportion to the reference work.
 */
export const bestCpuMs = async (run: () => unknown): Promise<number> => {
  const times: number[] = [];
  const yards: number[] = [];
  for (let i = 0; i < 7; i++) {
    times.push(await cpuMs(run));
    yards.push(await cpuMs(yardstick));
  }
  return (Math.min(...times) * USUAL) / Math.max(USUAL, Math.min(...yards));
};
