import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenSomebody } from "./when-somebody.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const move = () => window.dispatchEvent(new Event("pointermove"));

test("waits for the first sign of somebody, and calls once", () => {
  const action = vi.fn();
  whenSomebody(action, 3000);
  expect(action).not.toHaveBeenCalled();
  move();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).toHaveBeenCalledOnce();
});

test("without a sign it calls when it was told to at the latest, or never", () => {
  const [late, never] = [vi.fn(), vi.fn()];
  whenSomebody(late, 3000);
  whenSomebody(never);
  vi.advanceTimersByTime(60_000);
  expect(late).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test("who was seen once need not move again", () => {
  const action = vi.fn();
  whenSomebody(() => undefined);
  move();
  whenSomebody(action);
  vi.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledOnce();
});

test("what was taken back is not called", () => {
  const action = vi.fn();
  whenSomebody(action, 3000)();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).not.toHaveBeenCalled();
  whenSomebody(action)();
  vi.advanceTimersByTime(0);
  expect(action).not.toHaveBeenCalled();
});
