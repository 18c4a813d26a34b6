import { expect, test } from "vitest";
import { blockedTime } from "./blocked-time.ts";

const FRAME = 1000 / 60;

/** Consecutive tasks of these lengths, with `gap` milliseconds between them. */
const inTurn = (lengths: readonly number[], gap: number) => {
  let start = 100;
  return lengths.map((length) => {
    const task = { start, end: start + length, cpu: length };
    start = task.end + gap;
    return task;
  });
};

/** The former metric: the part of each task above 50 ms. */
const over50 = (tasks: ReturnType<typeof inTurn>) =>
  tasks.reduce((sum, it) => sum + Math.max(0, it.end - it.start - 50), 0);

test("blockedTime: one task → its length minus one frame", () => {
  expect(blockedTime(inTurn([1000], 0))).toBeCloseTo(1000 - FRAME);
  expect(blockedTime(inTurn([16], 0))).toBe(0);
  expect(blockedTime([])).toBe(0);
});

test("blockedTime: work split into short tasks → same as one long task", () => {
  for (const [count, length] of [
    [1, 980],
    [20, 49],
    [98, 10],
  ] as const) {
    const tasks = inTurn(
      Array.from({ length: count }, () => length),
      2,
    );
    expect(blockedTime(tasks)).toBeCloseTo(980 - FRAME);
  }
  expect(
    over50(
      inTurn(
        Array.from({ length: 20 }, () => 49),
        2,
      ),
    ),
  ).toBe(0);
});

test("blockedTime: gap of a frame → ends a stretch", () => {
  expect(blockedTime(inTurn([40, 40], 17))).toBeCloseTo(2 * (40 - FRAME));
  expect(blockedTime(inTurn([40, 40], 16))).toBeCloseTo(80 - FRAME);
  expect(blockedTime(inTurn([10, 10, 10], 17))).toBe(0);
});

test("blockedTime: preempted task → processor time counts, scaled by slowdown", () => {
  const interrupted = [{ start: 0, end: 500, cpu: 100 }];
  expect(blockedTime(interrupted)).toBeCloseTo(100 - FRAME);
  expect(blockedTime(interrupted, 4)).toBeCloseTo(400 - FRAME);
});

test("blockedTime: order of tasks → no effect", () => {
  const tasks = inTurn([30, 50, 20, 60], 5);
  expect(blockedTime(tasks.toReversed())).toBeCloseTo(blockedTime(tasks));
});
