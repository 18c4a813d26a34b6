import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Checks } from "./checks-of.ts";
import { PATIENCE_MS, useApproval } from "./use-approval.ts";

const reading: Checks = { all: [{ code: "RISK", label: "Risk", state: "reading" }], retry: vi.fn() };

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

test("approval: checks have not answered after 5 s → asks, and does not wait again for the same record", () => {
  const { result, rerender } = renderHook(() => useApproval({ ...reading }));
  expect(result.current.kind).toBe("waits");
  act(() => void vi.advanceTimersByTime(PATIENCE_MS - 1));
  rerender();
  expect(result.current.kind).toBe("waits");
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current.kind).toBe("asks");
});

test("approval: record without checks → free", () =>
  expect(renderHook(() => useApproval(undefined)).result.current).toEqual({ kind: "free" }));

test("approval: checks about another record after 5 s → waits again", () => {
  const { result, rerender } = renderHook(({ about }) => useApproval({ ...reading, about }), {
    initialProps: { about: "invoice 1042" },
  });
  act(() => void vi.advanceTimersByTime(PATIENCE_MS));
  expect(result.current.kind).toBe("asks");
  rerender({ about: "invoice 1043" });
  expect(result.current.kind).toBe("waits");
  act(() => void vi.advanceTimersByTime(PATIENCE_MS));
  expect(result.current.kind).toBe("asks");
});
