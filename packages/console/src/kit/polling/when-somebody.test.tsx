import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenSomebody } from "./when-somebody.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = () => window.dispatchEvent(new Event("pointermove"));

test("whenSomebody: first user activity → called once", () => {
  const action = vi.fn();
  whenSomebody(action, 3000);
  expect(action).not.toHaveBeenCalled();
  move();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).toHaveBeenCalledOnce();
});

test("whenSomebody: no activity → called at the latest time, or never without one", () => {
  const [late, never] = [vi.fn(), vi.fn()];
  whenSomebody(late, 3000);
  whenSomebody(never);
  vi.advanceTimersByTime(60_000);
  expect(late).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test("whenSomebody: activity before the call → called at once", () => {
  const action = vi.fn();
  whenSomebody(() => undefined);
  move();
  whenSomebody(action);
  vi.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledOnce();
});

test("whenSomebody: cancelled → not called", () => {
  const action = vi.fn();
  whenSomebody(action, 3000)();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).not.toHaveBeenCalled();
  whenSomebody(action)();
  vi.advanceTimersByTime(0);
  expect(action).not.toHaveBeenCalled();
});
