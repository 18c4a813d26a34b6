/** Milliseconds: what opens or asks late does so within this time. Polling waits longer. */
const SOON = 2_000;

type Pending = { run: () => void; after: number };

const pending = new Map<unknown, Pending>();

/** Keeps the pending timers of the page, so that a check need not wait for them. Called once, before a story is rendered. */
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

/** Runs at once the timers that were set for less than two seconds. */
export const passTimers = (): void => {
  // Those that they set are not run.
  const due = Array.from(pending);
  for (const [id, { run, after }] of due) {
    if (after > SOON) continue;
    clearTimeout(id as number);
    run();
  }
};
