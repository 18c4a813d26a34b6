import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createIdleWatch, IDLE, WARNING } from "./idle-watch.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
afterEach(() => void vi.useRealTimers());

const start = () => {
  const hooks = { onWarning: vi.fn(), onOver: vi.fn(), share: vi.fn() };
  return { ...hooks, watch: createIdleWatch(hooks) };
};

it("warns one minute before the hour is over, counts down, and ends", () => {
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

it("begins again with any sign of somebody, also during the warning", () => {
  const { watch, onWarning, onOver } = start();
  vi.advanceTimersByTime(IDLE - 30_000);
  expect(onWarning).toHaveBeenLastCalledWith(30);
  watch.active();
  expect(onWarning).toHaveBeenLastCalledWith(undefined);
  vi.advanceTimersByTime(IDLE - WARNING);
  expect(onWarning).toHaveBeenLastCalledWith(60);
  expect(onOver).not.toHaveBeenCalled();
});

it("begins again when another tab was used, and does not hear old news", () => {
  const { watch, onWarning } = start();
  const before = Date.now();
  vi.advanceTimersByTime(IDLE - 10_000);
  watch.heard(before);
  expect(onWarning).toHaveBeenLastCalledWith(10);
  watch.heard(Date.now());
  expect(onWarning).toHaveBeenLastCalledWith(undefined);
});

it("tells other tabs now and then, and at once during the warning", () => {
  const { watch, share } = start();
  for (let count = 0; count < 100; count++) {
    vi.advanceTimersByTime(100);
    watch.active();
  }
  expect(share.mock.calls.length).toBeLessThanOrEqual(2);
  vi.advanceTimersByTime(IDLE - 5000);
  const told = share.mock.calls.length;
  watch.active();
  expect(share).toHaveBeenCalledTimes(told + 1);
});

it("is over at once after a sleep of hours, and a movement does not bring it back", () => {
  const { watch, onOver } = start();
  vi.setSystemTime(Date.now() + 3 * IDLE);
  watch.active();
  expect(onOver).toHaveBeenCalledTimes(1);
  watch.active();
  expect(onOver).toHaveBeenCalledTimes(1);
});

it("ends after an hour also when the machine's clock is set back", () => {
  const { onOver } = start();
  vi.setSystemTime(Date.now() - 365 * 24 * IDLE);
  vi.advanceTimersByTime(IDLE - 1);
  expect(onOver).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it("sees who is there also when the machine's clock is set back, in every tab", () => {
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

it("takes news that another tab sent before the clock was set back for news of now", () => {
  const { watch, onOver } = start();
  const before = Date.now();
  vi.setSystemTime(before - 3 * IDLE);
  watch.heard(before + 1000);
  vi.advanceTimersByTime(IDLE);
  expect(onOver).toHaveBeenCalledTimes(1);
});
