/** A read that is repeated. */
export type Poll = {
  /** Milliseconds between two reads that succeed. */
  every: number;
  /** Reads once; a rejected promise delays the next read. */
  run: () => Promise<unknown>;
};

/** The longest back-off after errors, in milliseconds. */
const LONGEST = 300_000;

/** Milliseconds until the next read, doubled with every error in a row. */
export const delayAfter = (every: number, failures: number): number =>
  failures === 0 ? every : Math.max(every, Math.min(every * 2 ** failures, LONGEST));

type Running = Poll & { due: number; failures: number; busy: boolean };

/**
 * The polling scheduler: one timer for all polls, by the monotonic clock. It stops while the tab is hidden and catches up
 * when it is shown; a poll that is still under way is not sent again. Results go to the query cache.
 */
export const createPolling = (
  page: Pick<Document, "hidden" | "addEventListener" | "removeEventListener"> = document,
) => {
  const polls = new Set<Running>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const plan = (): void => {
    clearTimeout(timer);
    const waiting = [...polls].filter((it) => !it.busy);
    if (page.hidden || waiting.length === 0) return;
    timer = setTimeout(tick, Math.max(0, Math.min(...waiting.map((it) => it.due)) - performance.now()));
  };
  const read = async (poll: Running): Promise<void> => {
    poll.busy = true;
    try {
      await poll.run();
      poll.failures = 0;
    } catch {
      // The error is shown where the data is.
      poll.failures += 1;
    }
    poll.busy = false;
    poll.due = performance.now() + delayAfter(poll.every, poll.failures);
    plan();
  };
  const tick = (): void => {
    for (const poll of polls) if (!poll.busy && poll.due <= performance.now()) void read(poll);
    plan();
  };

  page.addEventListener("visibilitychange", plan);
  return {
    /** The first read is after one interval. Returns a function that ends the poll. */
    add: (poll: Poll): (() => void) => {
      const running = { ...poll, due: performance.now() + poll.every, failures: 0, busy: false };
      polls.add(running);
      plan();
      return () => {
        polls.delete(running);
        plan();
      };
    },
    stop: (): void => {
      clearTimeout(timer);
      polls.clear();
      page.removeEventListener("visibilitychange", plan);
    },
  };
};
