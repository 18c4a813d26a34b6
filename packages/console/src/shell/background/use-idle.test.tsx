import { act, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inConsole } from "#testing/shell/in-console.tsx";
import { KEPT, useIdle } from "./use-idle.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }));
afterEach(() => void vi.useRealTimers());

const SECOND = 1000;
const HOUR = 3_600_000;

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const start = () => renderHook(useIdle, { wrapper: inConsole().wrapper }).result;

it.each([
  ["mouse move", KEPT, () => fireEvent.mouseMove(document.body)],
  ["key press", undefined, () => fireEvent.keyDown(document.body, { key: "a" })],
  ["click", undefined, () => fireEvent.click(document.body)],
  ["scroll", KEPT, () => fireEvent.scroll(document.body)],
] as const)("useIdle: %s → idle hour restarts", (_, left, sign) => {
  const result = start();
  pass(HOUR - 30 * SECOND);
  expect(result.current).toBe(30);
  sign();
  expect(result.current).toBe(left);
  pass(HOUR - 60 * SECOND - 1);
  expect(result.current).toBe(left);
  pass(1);
  expect(result.current).toBe(60);
});

it("useIdle: focus or mouse over → idle hour continues", () => {
  const result = start();
  pass(HOUR - 30 * SECOND);
  fireEvent.focus(document.body);
  fireEvent.mouseOver(document.body);
  expect(result.current).toBe(30);
});
