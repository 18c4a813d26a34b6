import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { backOff, keepConnected, type Connection } from "./keep-connected.ts";

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A server that can be switched off, and a connection that can be cut. */
const server = () => {
  const state = { up: true, tries: [] as number[], cut: () => undefined as void, close: vi.fn() };
  const connect = async (): Promise<Connection> => {
    state.tries.push(Date.now() / 1000);
    if (!state.up) throw new Error("no");
    const lost = new Promise<void>((resolve) => (state.cut = resolve));
    return { lost, close: state.close };
  };
  return { state, connect };
};

it("keepConnected: repeated failures → loss is reported once, recovery once", async () => {
  const { state, connect } = server();
  const onChange = vi.fn();
  const end = keepConnected({ connect, onChange });
  await vi.advanceTimersByTimeAsync(0);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  state.up = false;
  state.cut();
  await vi.advanceTimersByTimeAsync(8000);
  expect(onChange.mock.calls).toEqual([[false]]);
  expect(state.tries).toEqual([0, 4, 6, 10]);
  state.up = true;
  await vi.advanceTimersByTimeAsync(11_000);
  expect(onChange.mock.calls).toEqual([[false], [true]]);
  end();
  expect(state.close).toHaveBeenCalledTimes(1);
});

it("keepConnected: connection drops every second → loss is reported once, retries back off", async () => {
  const { state, connect } = server();
  const onChange = vi.fn();
  const end = keepConnected({ connect, onChange });
  for (let second = 0; second < 60; second++) {
    await vi.advanceTimersByTimeAsync(1000);
    state.cut();
  }
  expect(onChange.mock.calls).toEqual([[false]]);
  expect(state.tries.length).toBeLessThan(8);
  end();
});

it("keepConnected: ended → no more retries", async () => {
  const { state, connect } = server();
  state.up = false;
  const end = keepConnected({ connect, onChange: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(state.tries).toHaveLength(1);
});

it("backOff: doubles up to one minute", () => {
  expect([0, 1, 2, 5, 6, 20].map(backOff)).toEqual([1000, 2000, 4000, 32_000, 60_000, 60_000]);
});
