import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { onFirstActivity } from "./on-first-activity.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = () => window.dispatchEvent(new Event("pointermove"));

test("onFirstActivity: first user activity → called once", () => {
  const action = vi.fn();
  onFirstActivity(action, 3000);
  expect(action).not.toHaveBeenCalled();
  move();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).toHaveBeenCalledOnce();
});

test("onFirstActivity: no activity → called at the latest time, or never without one", () => {
  const [late, never] = [vi.fn(), vi.fn()];
  onFirstActivity(late, 3000);
  onFirstActivity(never);
  vi.advanceTimersByTime(60_000);
  expect(late).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test("onFirstActivity: activity before the call → called at once", () => {
  const action = vi.fn();
  onFirstActivity(() => undefined);
  move();
  onFirstActivity(action);
  vi.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledOnce();
});

test("onFirstActivity: cancelled → not called", () => {
  const action = vi.fn();
  onFirstActivity(action, 3000)();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).not.toHaveBeenCalled();
  onFirstActivity(action)();
  vi.advanceTimersByTime(0);
  expect(action).not.toHaveBeenCalled();
});
