import { expect, test } from "vitest";
import { blockedTime } from "./blocked-time.ts";

const FRAME = 1000 / 60;

/** Tasks of these lengths one after another, with `gap` milliseconds between them. */
const inTurn = (lengths: readonly number[], gap: number) => {
  let start = 100;
  return lengths.map((length) => {
    const task = { start, end: start + length, cpu: length };
    start = task.end + gap;
    return task;
  });
};

/** The old figure: what each task has above 50 ms. */
const over50 = (tasks: ReturnType<typeof inTurn>) =>
  tasks.reduce((sum, it) => sum + Math.max(0, it.end - it.start - 50), 0);

test("a task blocks for all but its last frame", () => {
  expect(blockedTime(inTurn([1000], 0))).toBeCloseTo(1000 - FRAME);
  expect(blockedTime(inTurn([16], 0))).toBe(0);
  expect(blockedTime([])).toBe(0);
});

test("work that is cut into tasks under 50 ms, or under a frame, blocks as long as the same work in one piece", () => {
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

test("a frame's time to spare ends a stretch", () => {
  expect(blockedTime(inTurn([40, 40], 17))).toBeCloseTo(2 * (40 - FRAME));
  expect(blockedTime(inTurn([40, 40], 16))).toBeCloseTo(80 - FRAME);
  expect(blockedTime(inTurn([10, 10, 10], 17))).toBe(0);
});

test("other work on the machine does not count, a slower processor does", () => {
  const interrupted = [{ start: 0, end: 500, cpu: 100 }];
  expect(blockedTime(interrupted)).toBeCloseTo(100 - FRAME);
  expect(blockedTime(interrupted, 4)).toBeCloseTo(400 - FRAME);
});

test("the order in which tasks are told of does not matter", () => {
  const tasks = inTurn([30, 50, 20, 60], 5);
  expect(blockedTime(tasks.toReversed())).toBeCloseTo(blockedTime(tasks));
});
