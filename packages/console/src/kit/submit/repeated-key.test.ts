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
  ["14 minutes later", "key-1", INPUT, 14],
  ["16 minutes later", undefined, INPUT, 16],
  ["other input, at once", undefined, { body: { amount: "8" } }, 0],
])("repeated key: %s → %s", (_name, key, input, minutes) => {
  vi.useFakeTimers();
  const earlier = outcome();
  vi.advanceTimersByTime(minutes * MINUTE);
  expect(repeatedKey(earlier, input)).toBe(key);
});

it.each([
  ["nothing was sent earlier", undefined, INPUT],
  ["earlier input was not stored", { ...outcome(), input: undefined }, undefined],
])("repeated key: %s → none", (_name, earlier, input) => expect(repeatedKey(earlier, input)).toBeUndefined());
