import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { systemClock } from "./clock.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("systemClock: now returns the system time", () => {
  vi.setSystemTime(1234);
  expect(systemClock.now()).toBe(1234);
});
it("systemClock: several subscribers → one timer; no subscriber → no timer", () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const leaveFirst = systemClock.subscribe(first);
  const leaveSecond = systemClock.subscribe(second);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(3000);
  leaveFirst();
  vi.advanceTimersByTime(1000);
  expect(first).toHaveBeenCalledTimes(3);
  expect(second).toHaveBeenCalledTimes(4);
  leaveSecond();
  expect(vi.getTimerCount()).toBe(0);
});
it("systemClock: new subscriber after the last one left → ticks again", () => {
  systemClock.subscribe(() => {})();
  const tick = vi.fn();
  const leave = systemClock.subscribe(tick);
  vi.advanceTimersByTime(1000);
  expect(tick).toHaveBeenCalledOnce();
  leave();
});
