import { afterEach, expect, it, vi } from "vitest";
import { repeatedKey } from "./repeated-key.ts";

const INPUT = { body: { amount: "7" } };
const MINUTE = 60_000;
const outcome = () => ({
  idempotencyKey: "key-1",
  operation: "topUp",
  panel: "dialog",
  label: "Top up",
  page: "/players",
  at: Date.now(),
  input: INPUT,
  facts: {},
});

afterEach(() => void vi.useRealTimers());

it.each([
  ["no money, 14 minutes later", "key-1", false, 14],
  ["no money, 16 minutes later", undefined, false, 16],
  ["money, a day later", "key-1", true, 24 * 60],
])("repeated key: same input of %s → %s", (_name, key, isMoney, minutes) => {
  vi.useFakeTimers();
  const earlier = outcome();
  vi.advanceTimersByTime(minutes * MINUTE);
  expect(repeatedKey(earlier, INPUT, { isMoney, entersAgain: false })).toBe(key);
});

it("repeated key: other input → none; entered again, because the input was not stored → the earlier key", () => {
  const other = { body: { amount: "8" } };
  expect(repeatedKey(outcome(), other, { isMoney: true, entersAgain: false })).toBeUndefined();
  expect(repeatedKey(outcome(), other, { isMoney: true, entersAgain: true })).toBe("key-1");
  expect(repeatedKey(undefined, INPUT, { isMoney: true, entersAgain: true })).toBeUndefined();
});
