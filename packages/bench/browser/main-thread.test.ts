import { expect, test } from "vitest";
import { mainThreadCost, type TraceEvent } from "./main-thread.ts";

const named = (pid: number, name: string): TraceEvent => ({
  name: "thread_name",
  ph: "M",
  pid,
  tid: 1,
  ts: 0,
  args: { name },
});
/** An event with this duration, half of which is processor time. In milliseconds. */
const event = (name: string, start: number, length: number, pid = 1): TraceEvent => ({
  name,
  ph: "X",
  pid,
  tid: 1,
  ts: start * 1000,
  dur: length * 1000,
  tdur: length * 500,
});

const EVENTS = [
  named(1, "CrRendererMain"),
  named(2, "CrRendererMain"),
  named(3, "Compositor"),
  event("RunTask", 0, 100),
  event("FunctionCall", 10, 80),
  event("HitTest", 12, 4),
  event("UpdateLayoutTree", 20, 10),
  event("Layout", 30, 20),
  event("RunTask", 200, 40),
  event("PrePaint", 200, 10),
  event("Paint", 210, 20),
  // Events outside of any task, in a smaller page, and on another thread.
  event("Layout", 300, 50),
  event("RunTask", 0, 20, 2),
  event("RunTask", 0, 900, 3),
];

test("mainThreadCost: nested events → processor time counted once per category", () => {
  const { blocked: _, ...cost } = mainThreadCost(EVENTS, 1);
  const times = { total: 70, script: 25, style: 5, layout: 10, paint: 15, other: 15 };
  expect(cost).toEqual({ ...times, layouts: 1, styles: 1, paints: 1 });
});

test("mainThreadCost: blocked time → from the processor time of tasks", () => {
  expect(mainThreadCost(EVENTS, 1).blocked).toBeCloseTo(50 + 20 - 2 * (1000 / 60));
  expect(mainThreadCost(EVENTS, 4).blocked).toBeCloseTo(4 * 70 - 2 * (1000 / 60));
});

test("mainThreadCost: trace without a page → zero", () => {
  expect(mainThreadCost([], 4)).toMatchObject({ total: 0, blocked: 0 });
});
