import { createContext } from "react";
import { serverTime } from "./server-time.ts";

/** Time source of all countdowns and clocks. */
export type Clock = {
  /** Epoch milliseconds. */
  now: () => number;
  /** Calls `tick` about once a second until the returned function is called. */
  subscribe: (tick: () => void) => () => void;
};

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The clock of the console, by the server's time: one timer for the whole page, and none without subscribers. */
export const systemClock: Clock = {
  now: () => serverTime(),
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

/** Provide another clock to control the time in tests. */
export const ClockContext = createContext<Clock>(systemClock);
