import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPolling, delayAfter } from "./polling.ts";

class Page extends EventTarget {
  hidden = false;
  show(visible: boolean) {
    this.hidden = !visible;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}
let page: Page;
let polling: ReturnType<typeof createPolling>;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  page = new Page();
  polling = createPolling(page);
});
afterEach(() => {
  polling.stop();
  vi.useRealTimers();
});

const SECOND = 1000;

it("polling: several polls → each at its own interval", async () => {
  const [badges, rates] = [vi.fn(async () => 1), vi.fn(async () => 1)];
  polling.add({ every: 10 * SECOND, run: badges });
  polling.add({ every: 60 * SECOND, run: rates });
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(badges).toHaveBeenCalledTimes(6);
  expect(rates).toHaveBeenCalledTimes(1);
});

it("polling: hidden tab → paused, visible again → one catch-up run", async () => {
  const run = vi.fn(async () => 1);
  polling.add({ every: 10 * SECOND, run });
  page.show(false);
  await vi.advanceTimersByTimeAsync(600 * SECOND);
  expect(run).not.toHaveBeenCalled();
  page.show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(run).toHaveBeenCalledTimes(2);
});

it("polling: clock is set back → interval is unchanged", async () => {
  const run = vi.fn(async () => 1);
  vi.setSystemTime(3600 * SECOND);
  polling.add({ every: 10 * SECOND, run });
  vi.setSystemTime(0);
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  expect(run).toHaveBeenCalledTimes(3);
});

it("polling: errors → backs off, first success → normal interval", async () => {
  const times: number[] = [];
  let broken = true;
  polling.add({
    every: 10 * SECOND,
    run: async () => {
      times.push(Date.now() / SECOND);
      if (broken) throw new Error("no");
    },
  });
  await vi.advanceTimersByTimeAsync(160 * SECOND);
  expect(times).toEqual([10, 30, 70, 150]);
  broken = false;
  await vi.advanceTimersByTimeAsync(180 * SECOND);
  expect(times.slice(4)).toEqual([310, 320, 330, 340]);
});

it("polling: previous run is still in progress → no second run", async () => {
  const answers: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  polling.add({ every: 10 * SECOND, run });
  await vi.advanceTimersByTimeAsync(100 * SECOND);
  expect(run).toHaveBeenCalledTimes(1);
  answers[0]!();
  await vi.advanceTimersByTimeAsync(10 * SECOND);
  expect(run).toHaveBeenCalledTimes(2);
});

it("polling: one poll ends → the others continue", async () => {
  const [first, second] = [vi.fn(async () => 1), vi.fn(async () => 1)];
  const end = polling.add({ every: SECOND, run: first });
  polling.add({ every: SECOND, run: second });
  end();
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

describe("delayAfter", () => {
  it("at most five minutes, never less than the interval", () => {
    expect(delayAfter(10_000, 20)).toBe(300_000);
    expect(delayAfter(600_000, 3)).toBe(600_000);
  });
});
