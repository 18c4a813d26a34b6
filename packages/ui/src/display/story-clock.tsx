import type { Decorator } from "@storybook/react-vite";
import { ClockContext, type Clock } from "./clock.ts";

const START = Date.UTC(2026, 10, 21, 13, 3, 22);
const ticks = new Set<() => void>();
let now = START;

const clock: Clock = {
  now: () => now,
  subscribe: (tick) => {
    ticks.add(tick);
    return () => ticks.delete(tick);
  },
};

/** A clock that stands still until a play function moves it; every story begins at 21 Nov 2026, 13:03:22 UTC. */
export const storyClock = {
  start: START,
  reset: () => {
    now = START;
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
