import { createContext } from "react";

/** What tells the time to everything that counts or ticks. */
export type Clock = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Calls `tick` about once a second until the returned function is called. */
  subscribe: (tick: () => void) => () => void;
};

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The machine's clock: one timer for the whole page, and none while nothing ticks. */
export const systemClock: Clock = {
  now: () => Date.now(),
  subscribe: (tick) => {
    listeners.add(tick);
    timer ??= setInterval(() => {
      for (const listener of listeners) listener();
    }, 1000);
    return () => {
      listeners.delete(tick);
      if (listeners.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
  },
};

/** Give another clock to tell the server's time, or in a test to move the time by hand. */
export const ClockContext = createContext<Clock>(systemClock);
