import { describe, expect, it } from "vitest";
import { bonusAmountReason, bonusAmountSchema, bonusSendWaits, bonusWhySchema } from "./bonus-top-up.schema.ts";

const problem = (amount: string) => bonusAmountSchema.safeParse({ amount, action: "topup" }).error?.issues[0]?.message;

describe("the amount of a bonus top-up", () => {
  it.each(["0.01", "-0.01", "100000000", "-100000000", "12.5"])("may be %s", (amount) =>
    expect(problem(amount)).toBeUndefined(),
  );

  it.each([
    ["", "Enter an amount."],
    ["0", "Enter an amount that is not 0."],
    ["0.00", "Enter an amount that is not 0."],
    ["-0", "Enter an amount that is not 0."],
    ["100000000.01", "Use at most 100,000,000."],
    ["-100000000.01", "Use at least -100,000,000."],
    ["0.001", "USD has 2 decimals."],
    ["-0.001", "USD has 2 decimals."],
    ["1e9", "Enter a number."],
  ])("is never “%s”", (amount, says) => expect(problem(amount)).toBe(says));
});

describe("the sign of the amount decides which way is open (ruling 40)", () => {
  const MINUS = "The amount has a minus: it decreases the balance.";
  const NO_MINUS = "Write a minus before the amount to decrease the balance.";
  it.each([
    ["", "Enter an amount first.", "Enter an amount first."],
    ["abc", "Correct the amount first.", "Correct the amount first."],
    ["0", "Enter an amount that is not 0.", "Enter an amount that is not 0."],
    ["15", undefined, NO_MINUS],
    ["-15", MINUS, undefined],
    ["-25", MINUS, undefined],
    ["-25.01", MINUS, "The player has less than this."],
  ])("of a balance of 25, “%s”: increase %s, decrease %s", (amount, increase, decrease) => {
    expect(bonusAmountReason(amount, "topup", "25")).toBe(increase);
    expect(bonusAmountReason(amount, "deduct", "25")).toBe(decrease);
  });
});

it.each([
  ["", true, "10", "Write a note first."],
  ["  ", true, "10", "Write a note first."],
  ["Goodwill.", false, "10", "Confirm the change first."],
  ["Goodwill.", true, "-0.01", "The player has less than this."],
  ["Goodwill.", true, "0", undefined],
])("with the note “%s”, ticked %s, and a balance of %s after it: %s", (note, accepted, after, says) =>
  expect(bonusSendWaits({ note, accepted }, after)).toBe(says),
);

it.each([
  ["n".repeat(200), undefined],
  ["n".repeat(201), "Use at most 200 characters."],
  [" ", "Write a note."],
])("a note is there, and 200 characters at most", (note, says) =>
  expect(bonusWhySchema.safeParse({ note, accepted: true }).error?.issues[0]?.message).toBe(says),
);
