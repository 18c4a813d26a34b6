import { ClockContext, type Clock } from "@backoffice/ui";
import type { Decorator } from "@storybook/react-vite";

const START = Date.UTC(2026, 10, 20, 12);
const ticks = new Set<() => void>();
let now = START;

const clock: Clock = {
  now: () => now,
  subscribe: (tick) => {
    ticks.add(tick);
    return () => ticks.delete(tick);
  },
};

/** A clock that stands at noon of every story's day until a play function moves it. */
export const storyClock = {
  /** Epoch seconds. */
  start: START / 1000,
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
