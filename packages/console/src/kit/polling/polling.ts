/** Something that is read again and again. */
export type Poll = {
  /** Milliseconds between two reads that succeed. */
  every: number;
  /** Reads once; breaking the promise makes the next read come later. */
  run: () => Promise<unknown>;
};

/** The longest that a poll waits after errors, in milliseconds. */
const LONGEST = 300_000;

/** When the next read is due: doubled with every error in a row. */
export const delayAfter = (every: number, failures: number): number =>
  failures === 0 ? every : Math.max(every, Math.min(every * 2 ** failures, LONGEST));

type Running = Poll & { due: number; failures: number; busy: boolean };

/**
 * The one scheduler of the console: a single timer for every poll, on a clock that nobody can set. It rests while the
 * tab is hidden and catches up when it is looked at again; a poll that is still under way is never sent twice. Results
 * go where they are read (the query cache): nothing here draws anything.
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
      // Said where the data is shown.
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
    /** Begins after one interval; the answer ends it. */
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
