import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

/** Anew, as in a tab in which nobody was seen yet. */
const load = async () => (await import("./when-somebody.ts")).whenSomebody;
const move = () => window.dispatchEvent(new Event("pointermove"));

test("waits for the first sign of somebody, and calls once", async () => {
  const action = vi.fn();
  (await load())(action, 3000);
  expect(action).not.toHaveBeenCalled();
  move();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).toHaveBeenCalledOnce();
});

test("without a sign it calls when it was told to at the latest, or never", async () => {
  const whenSomebody = await load();
  const [late, never] = [vi.fn(), vi.fn()];
  whenSomebody(late, 3000);
  whenSomebody(never);
  vi.advanceTimersByTime(60_000);
  expect(late).toHaveBeenCalledOnce();
  expect(never).not.toHaveBeenCalled();
});

test("who was seen once need not move again", async () => {
  const whenSomebody = await load();
  const action = vi.fn();
  whenSomebody(() => undefined);
  move();
  whenSomebody(action);
  vi.advanceTimersByTime(0);
  expect(action).toHaveBeenCalledOnce();
});

test("what was taken back is not called", async () => {
  const whenSomebody = await load();
  const action = vi.fn();
  whenSomebody(action, 3000)();
  move();
  vi.advanceTimersByTime(3000);
  expect(action).not.toHaveBeenCalled();
  whenSomebody(action)();
  vi.advanceTimersByTime(0);
  expect(action).not.toHaveBeenCalled();
});
