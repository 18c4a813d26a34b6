import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createIdleWatch, IDLE, WARNING } from "./idle-watch.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
afterEach(() => void vi.useRealTimers());

const start = () => {
  const hooks = { onWarning: vi.fn(), onOver: vi.fn(), share: vi.fn() };
  return { ...hooks, watch: createIdleWatch(hooks) };
};

it("idle watch: no activity for an hour → warning one minute before, countdown, end", () => {
  const { onWarning, onOver } = start();
  vi.advanceTimersByTime(IDLE - WARNING - 1);
  expect(onWarning).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onWarning).toHaveBeenLastCalledWith(60);
  vi.advanceTimersByTime(1000);
  expect(onWarning).toHaveBeenLastCalledWith(59);
  vi.advanceTimersByTime(WARNING - 1001);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it("idle watch: activity, also during the warning → restarts", () => {
  const { watch, onWarning, onOver } = start();
  vi.advanceTimersByTime(IDLE - 30_000);
  expect(onWarning).toHaveBeenLastCalledWith(30);
  watch.active();
  expect(onWarning).toHaveBeenLastCalledWith(undefined);
  vi.advanceTimersByTime(IDLE - WARNING);
  expect(onWarning).toHaveBeenLastCalledWith(60);
  expect(onOver).not.toHaveBeenCalled();
});

it("idle watch: activity in another tab → restarts, older activity is ignored", () => {
  const { watch, onWarning } = start();
  const before = Date.now();
  vi.advanceTimersByTime(IDLE - 10_000);
  watch.heard(before);
  expect(onWarning).toHaveBeenLastCalledWith(10);
  watch.heard(Date.now());
  expect(onWarning).toHaveBeenLastCalledWith(undefined);
});

it("idle watch: activity → shared at intervals, at once during the warning", () => {
  const { watch, share } = start();
  for (let count = 0; count < 100; count++) {
    vi.advanceTimersByTime(100);
    watch.active();
  }
  expect(share.mock.calls.length).toBeLessThanOrEqual(2);
  vi.advanceTimersByTime(IDLE - 5000);
  const sharedCount = share.mock.calls.length;
  watch.active();
  expect(share).toHaveBeenCalledTimes(sharedCount + 1);
});

it("idle watch: activity after hours of sleep → over at once, later activity does not revive it", () => {
  const { watch, onOver } = start();
  vi.setSystemTime(Date.now() + 3 * IDLE);
  watch.active();
  expect(onOver).toHaveBeenCalledTimes(1);
  watch.active();
  expect(onOver).toHaveBeenCalledTimes(1);
});

it("idle watch: clock is set back → still ends after an hour", () => {
  const { onOver } = start();
  vi.setSystemTime(Date.now() - 365 * 24 * IDLE);
  vi.advanceTimersByTime(IDLE - 1);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it("idle watch: activity after the clock is set back → counts in every tab", () => {
  const { watch, share, onOver } = start();
  const other = start();
  share.mockImplementation(other.watch.heard);
  vi.setSystemTime(Date.now() - 3 * IDLE);
  for (let count = 0; count < 4; count++) {
    vi.advanceTimersByTime(IDLE / 2);
    watch.active();
  }
  expect(onOver).not.toHaveBeenCalled();
  expect(other.onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(IDLE);
  expect(other.onOver).toHaveBeenCalledTimes(1);
});

it("idle watch: message sent before the clock was set back → counts as activity now", () => {
  const { watch, onOver } = start();
  const before = Date.now();
  vi.setSystemTime(before - 3 * IDLE);
  watch.heard(before + 1000);
  vi.advanceTimersByTime(IDLE);
  expect(onOver).toHaveBeenCalledTimes(1);
});
