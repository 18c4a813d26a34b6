import { describe, expect, it } from "vitest";
import { bonusAmountReason, bonusAmountSchema, bonusSendWaits, bonusWhySchema } from "./bonus-top-up.schema.ts";

const problem = (amount: string) => bonusAmountSchema.safeParse({ amount, action: "topup" }).error?.issues[0]?.message;

describe("bonus top-up amount", () => {
  it.each(["0.01", "-0.01", "100000000", "-100000000", "12.5"])("%s → valid", (amount) =>
    expect(problem(amount)).toBeUndefined(),
  );

  it.each([
    ["", "Enter an amount."],
    ["0", "Enter an amount other than 0."],
    ["0.00", "Enter an amount other than 0."],
    ["-0", "Enter an amount other than 0."],
    ["100000000.01", "Use at most 100,000,000."],
    ["-100000000.01", "Use at least -100,000,000."],
    ["0.001", "USD has 2 decimals."],
    ["-0.001", "USD has 2 decimals."],
    ["1e9", "Enter a number."],
  ])("“%s” → error", (amount, says) => expect(problem(amount)).toBe(says));
});

describe("bonus top-up: sign of the amount (ruling 40)", () => {
  const MINUS = "A negative amount decreases the balance.";
  const NO_MINUS = "Enter a negative amount to decrease the balance.";
  it.each([
    ["", "Enter an amount first.", "Enter an amount first."],
    ["abc", "Correct the amount first.", "Correct the amount first."],
    ["0", "Enter an amount other than 0.", "Enter an amount other than 0."],
    ["15", undefined, NO_MINUS],
    ["-15", MINUS, undefined],
    ["-25", MINUS, undefined],
    ["-25.01", MINUS, "The amount exceeds the balance."],
  ])("balance 25, amount “%s” → increase: %s, decrease: %s", (amount, increase, decrease) => {
    expect(bonusAmountReason(amount, "topup", "25")).toBe(increase);
    expect(bonusAmountReason(amount, "deduct", "25")).toBe(decrease);
  });
});

it.each([
  ["", true, "10", "Write a note first."],
  ["  ", true, "10", "Write a note first."],
  ["Goodwill.", false, "10", "Confirm the change first."],
  ["Goodwill.", true, "-0.01", "The amount exceeds the balance."],
  ["Goodwill.", true, "0", undefined],
])("bonus top-up: note “%s”, accepted %s, balance after %s → disabled reason: %s", (note, accepted, after, says) =>
  expect(bonusSendWaits({ note, accepted }, after)).toBe(says),
);

it.each([
  ["n".repeat(200), undefined],
  ["n".repeat(201), "Use at most 200 characters."],
  [" ", "Write a note."],
])("bonus top-up note: empty or over 200 characters → error", (note, says) =>
  expect(bonusWhySchema.safeParse({ note, accepted: true }).error?.issues[0]?.message).toBe(says),
);
