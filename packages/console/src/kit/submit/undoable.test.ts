import { toast } from "@backoffice/ui";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toastOptionsOf } from "./toast-options.tsx";
import { undoNewest, undoStore } from "./undoable.ts";

beforeEach(() => {
  vi.useFakeTimers();
  undoStore.write([]);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Shows the toast of a change, as after its write. */
const change = (label: string) => {
  const run = vi.fn();
  const options = toastOptionsOf({ undo: { label, run } });
  const dismissed = vi.fn();
  options.signal?.addEventListener("abort", dismissed);
  const id = toast.success(label, options);
  return { run, options, dismissed, id, press: () => options.action?.onClick() };
};
const offered = () => undoStore.read().map(({ label }) => label);

it("undo: offered for 10 seconds, in the toast and in the store", () => {
  const { run, options, dismissed } = change("Game disabled");
  expect(options.duration).toBe(10_000);
  vi.advanceTimersByTime(9999);
  expect(offered()).toEqual(["Game disabled"]);
  expect(dismissed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(offered()).toEqual([]);
  expect(dismissed).toHaveBeenCalledOnce();
  expect(undoNewest()).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

it("undo: pressed in the last moment → undone", () => {
  const { run, press } = change("Game disabled");
  vi.advanceTimersByTime(9999);
  press();
  expect(run).toHaveBeenCalledOnce();
});

it("undo: pressed twice, by button and shortcut → undone once, toast is dismissed", () => {
  const { run, press, dismissed } = change("Game disabled");
  press();
  expect(undoNewest()).toBe(false);
  press();
  expect(run).toHaveBeenCalledOnce();
  expect(offered()).toEqual([]);
  expect(dismissed).toHaveBeenCalledOnce();
});

it("undo: shortcut → newest change first, each once", () => {
  const [first, second] = [change("First"), change("Second")];
  expect(undoNewest()).toBe(true);
  expect([first.run, second.run].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(undoNewest()).toBe(true);
  expect(undoNewest()).toBe(false);
  expect([first.run, second.run].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("undo: toast is dismissed by the user → still offered until its time is over", () => {
  const { id, run } = change("Game disabled");
  toast.dismiss(id);
  vi.advanceTimersByTime(9000);
  expect(undoNewest()).toBe(true);
  expect(run).toHaveBeenCalledOnce();
});

it("undo: toast is held → time stops, and restarts afterwards", () => {
  const { options } = change("Game disabled");
  options.onHold?.(true);
  vi.advanceTimersByTime(60_000);
  expect(offered()).toEqual(["Game disabled"]);
  options.onHold?.(false);
  vi.advanceTimersByTime(9999);
  expect(offered()).toEqual(["Game disabled"]);
  vi.advanceTimersByTime(1);
  expect(offered()).toEqual([]);
  // The card of a toast releases it when it is removed.
  options.onHold?.(false);
  expect(offered()).toEqual([]);
});

it("undo: toast is held while the computer sleeps → only that change can be undone then", () => {
  const [held, other] = [change("First"), change("Second")];
  held.options.onHold?.(true);
  vi.setSystemTime(Date.now() + 3_600_000);
  other.press();
  held.press();
  expect(other.run).not.toHaveBeenCalled();
  expect(held.run).toHaveBeenCalledOnce();
});

it("undo: computer was asleep for an hour → not undone", () => {
  const { run } = change("Game disabled");
  vi.setSystemTime(Date.now() + 3_600_000);
  undoNewest();
  expect(run).not.toHaveBeenCalled();
  expect(offered()).toEqual([]);
});
