import { cpuMs } from "./cpu-ms.ts";

/** Work whose processor time says how fast the machine is now: it makes, sorts and writes rows. */
const yardstick = () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => ({ at, name: `row ${(at * 7919) % 10_000}` }));
  return JSON.stringify(rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"))).length;
};
/** What the yardstick takes at least on a machine that the limits of the tests are meant for, in milliseconds. */
const USUAL = 4;

/**
 * The lowest {@link cpuMs} of seven runs: the first seeds the tables, and other programs may slow down any. On a machine
 * that is slower than usual, also because others use its caches, it is as much less as the yardstick takes longer.
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
