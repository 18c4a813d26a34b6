import { expect, test, vi } from "vitest";
import { createSettings } from "./settings.ts";

test("settings: start with defaults, notify subscribers, reset to defaults", () => {
  const settings = createSettings({ latency: 50 });
  const start = { account: null, scenario: "default", latency: 50, faults: [] };
  expect(settings.get()).toEqual(start);
  expect(settings.get()).toBe(settings.get());
  const heard = vi.fn<() => void>();
  const stop = settings.subscribe(heard);
  settings.set({ scenario: "huge" });
  expect([settings.get(), heard.mock.calls.length]).toEqual([{ ...start, scenario: "huge" }, 1]);
  settings.reset();
  expect([settings.get(), heard.mock.calls.length]).toEqual([start, 2]);
  stop();
  settings.set({ latency: 0 });
  expect(heard).toHaveBeenCalledTimes(2);
});
