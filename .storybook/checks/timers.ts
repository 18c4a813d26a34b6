/** Milliseconds within which delayed effects open or request something. Polling waits longer. */
const SOON = 2_000;

type Pending = { run: () => void; after: number };

const pending = new Map<unknown, Pending>();

/** Collects the page's pending timers, so that a check need not wait. Call once, before a story is rendered. */
export const keepTimers = (): void => {
  const { setTimeout, clearTimeout } = globalThis;
  const later = (run: TimerHandler, after = 0, ...args: unknown[]) => {
    const call = () => {
      pending.delete(id);
      if (typeof run === "function") run(...args);
    };
    const id = setTimeout(call, after);
    pending.set(id, { run: call, after });
    return id;
  };
  const cancel = (id?: number) => {
    pending.delete(id);
    clearTimeout(id);
  };
  Object.assign(globalThis, { setTimeout: later, clearTimeout: cancel });
};

/** Runs timers with a delay under two seconds immediately. */
export const passTimers = (): void => {
  // Timers that these set are not run.
  const due = Array.from(pending);
  for (const [id, { run, after }] of due) {
    if (after > SOON) continue;
    clearTimeout(id as number);
    run();
  }
};
