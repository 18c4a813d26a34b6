import type { Decorator } from "@storybook/react-vite";
import { ClockContext, type Clock } from "./clock.ts";

/** A clock that stands still at `start` (epoch milliseconds) until a play function moves it. */
export const createStoryClock = (start: number) => {
  const ticks = new Set<() => void>();
  let now = start;
  const clock: Clock = {
    now: () => now,
    subscribe: (tick) => {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };
  return {
    start,
    reset: () => {
      now = start;
    },
    /** Lets `seconds` pass at once. */
    pass: (seconds: number) => {
      now += seconds * 1000;
      for (const tick of ticks) tick();
    },
    decorator: ((Story) => (
      <ClockContext value={clock}>
        <Story />
      </ClockContext>
    )) satisfies Decorator,
  };
};

/** Every story begins at 21 Nov 2026, 13:03:22 UTC. */
export const storyClock = createStoryClock(Date.UTC(2026, 10, 21, 13, 3, 22));
