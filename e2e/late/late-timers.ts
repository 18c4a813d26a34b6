import { seeded } from "./seeded.ts";

/** Timers of less than this many milliseconds are late: those that only let something else go first. */
const SHORT = 60;
const MOST_MS = 150;

/**
 * Runs in the page, before its code: short timers fire late. As in a busy browser none overtakes one that was due earlier:
 * whichever timer of the browser fires, it runs what has been due for longest.
 */
const delay = (random: () => number, short: number, most: number) => {
  const { setTimeout: start, performance } = globalThis;
  const now = performance.now.bind(performance);
  const pending = new Map<unknown, { due: number; run: () => void }>();
  const runNext = () => {
    // Browsers round times: a timer is due within its millisecond.
    const due = [...pending].filter(([, it]) => it.due <= now() + 1);
    const [next] = due.toSorted(([, one], [, other]) => one.due - other.due);
    if (!next) return;
    pending.delete(next[0]);
    next[1].run();
  };
  const late = (handler: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    const id = start(runNext, Math.ceil(milliseconds + (milliseconds < short ? random() * most : 0)));
    pending.set(id, { due: now() + milliseconds, run: () => handler(...given) });
    return id;
  };
  globalThis.setTimeout = late as unknown as typeof globalThis.setTimeout;
  // The browser's timer stays: it may be the one that runs another.
  globalThis.clearTimeout = (id) => void pending.delete(id);
};

/**
 * The script for `addInitScript`. A clock that a test installs replaces these timers: the test says itself then when
 * they fire.
 */
export const lateTimers = (seed: number): string =>
  `(${delay.toString()})((${seeded.toString()})(${seed}), ${SHORT}, ${MOST_MS})`;
