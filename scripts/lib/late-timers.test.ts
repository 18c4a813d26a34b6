import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lateTimers } from "../../e2e/late/late-timers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the script as a page does. */
const install = (seed: number) => {
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval
  new Function(lateTimers(seed))();
};

/** Starts timers with these delays at once; returns them as they fired, with their times. */
const run = (seed: number, delays: readonly number[]) => {
  install(seed);
  const fired: [delay: number, at: number][] = [];
  const start = performance.now();
  for (const delay of delays) setTimeout(() => fired.push([delay, performance.now() - start]), delay);
  vi.runAllTimers();
  return fired;
};

it.each([1, 2, 3, 4, 5])(
  "late timers (seed %i): several are set at once → none overtakes one that was due earlier",
  (seed) => {
    expect(run(seed, [0, 200, 0, 100, 30, 59, 10]).map(([delay]) => delay)).toEqual([0, 0, 10, 30, 59, 100, 200]);
  },
);

it.each([1, 2, 3, 4, 5])("late timers (seed %i): some are cleared → the others fire", (seed) => {
  install(seed);
  const fired: number[] = [];
  const timers = Array.from({ length: 6 }, (_, at) =>
    setTimeout(() => {
      fired.push(at);
      // Also after it has fired.
      clearTimeout(timers[at]);
    }, at),
  );
  clearTimeout(timers[1]);
  clearTimeout(timers[4]);
  vi.runAllTimers();
  expect(fired).toEqual([0, 2, 3, 5]);
});

it("late timers: the same seed → the same times", () => {
  const [first, again, other] = [7, 7, 8].map((seed) => {
    vi.useFakeTimers();
    return run(seed, [0, 10, 20]);
  });
  expect(first).toEqual(again);
  expect(first).not.toEqual(other);
});

it("late timers: short ones → up to 150 ms late, others → on time", () => {
  const [[, short] = [0, 0]] = run(3, [59]);
  expect(short).toBeGreaterThan(59);
  expect(short).toBeLessThan(59 + 150);
  vi.useFakeTimers();
  expect(run(3, [60])).toEqual([[60, 60]]);
});
